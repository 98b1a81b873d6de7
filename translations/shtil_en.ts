<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>CalendarPage</name>
    <message numerus="yes">
        <source>day(s) won in a row</source>
        <translation>
            <numerusform>day won in a row</numerusform>
            <numerusform>days won in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>%n to try again</numerusform>
            <numerusform>%n to try again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>win(s)</source>
        <translation>
            <numerusform>win</numerusform>
            <numerusform>wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedPage</name>
    <message numerus="yes">
        <source>%n game(s) can’t be saved in {folder}: {reason}. If you quit now, their last moves will be lost.</source>
        <translation>
            <numerusform>%n game can’t be saved in {folder}: {reason}. If you quit now, its last moves will be lost.</numerusform>
            <numerusform>%n games can’t be saved in {folder}: {reason}. If you quit now, their last moves will be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>difficulty</name>
    <message numerus="yes">
        <source>%n deal(s) checked, none of difficulty&#xa0;{number} found.</source>
        <translation>
            <numerusform>%n deal checked, none of difficulty&#xa0;{number} found.</numerusform>
            <numerusform>%n deals checked, none of difficulty&#xa0;{number} found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None was found among the first %n deal(s) of this kind.</source>
        <translation>
            <numerusform>None was found among the first %n deal of this kind.</numerusform>
            <numerusform>None was found among the first %n deals of this kind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>discards</name>
    <message numerus="yes">
        <source>and %n unseen</source>
        <translation>
            <numerusform>and %n unseen</numerusform>
            <numerusform>and %n unseen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message numerus="yes">
        <source>for %n cell(s)</source>
        <translation>
            <numerusform>for %n cell</numerusform>
            <numerusform>for %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n number(s) can still fill this cell.</source>
        <translation>
            <numerusform>Only %n number can still fill this cell.</numerusform>
            <numerusform>Only %n numbers can still fill this cell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n number(s) left {cells} here.</source>
        <translation>
            <numerusform>Only %n number is left {cells} here.</numerusform>
            <numerusform>Only %n numbers are left {cells} here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few islands: %n number(s) left {cells} here.</source>
        <translation>
            <numerusform>Too few islands: %n number is left {cells} here.</numerusform>
            <numerusform>Too few islands: %n numbers are left {cells} here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free here; next to&#xa0;{beside} it would cost %n card(s).</source>
        <translation>
            <numerusform>Free here; next to&#xa0;{beside} it would cost %n&#xa0;card.</numerusform>
            <numerusform>Free here; next to&#xa0;{beside} it would cost %n&#xa0;cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n number(s) {cells} after it.</source>
        <translation>
            <numerusform>It leaves %n number {cells} after it.</numerusform>
            <numerusform>It leaves %n numbers {cells} after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n number(s) {cells} before it</source>
        <translation>
            <numerusform>It leaves %n number {cells} before it</numerusform>
            <numerusform>It leaves %n numbers {cells} before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) {cells} after it</source>
        <translation>
            <numerusform>%n number {cells} after it</numerusform>
            <numerusform>%n numbers {cells} after it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You will miss the card(s) least.</source>
        <translation>
            <numerusform>You will miss this card least.</numerusform>
            <numerusform>You will miss these cards least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room left for the card(s).</source>
        <translation>
            <numerusform>There is no room left for this card.</numerusform>
            <numerusform>There is no room left for these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won’t need the card(s) any more.</source>
        <translation>
            <numerusform>You won’t need this card any more.</numerusform>
            <numerusform>You won’t need these cards any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card(s) can bring you the fewest points.</source>
        <translation>
            <numerusform>This card can bring you the fewest points.</numerusform>
            <numerusform>These cards can bring you the fewest points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even&#xa0;{number}, your best card, would leave only %n number(s) {cells}.</source>
        <translation>
            <numerusform>Even&#xa0;{number}, your best card, would leave only %n&#xa0;number {cells}.</numerusform>
            <numerusform>Even&#xa0;{number}, your best card, would leave only %n&#xa0;numbers {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even&#xa0;{number}, your best card, would cost %n card(s).</source>
        <translation>
            <numerusform>Even&#xa0;{number}, your best card, would cost %n&#xa0;card.</numerusform>
            <numerusform>Even&#xa0;{number}, your best card, would cost %n&#xa0;cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There it blocks only %n empty cell(s): that does least harm.</source>
        <translation>
            <numerusform>There it blocks only %n&#xa0;empty cell: that does least harm.</numerusform>
            <numerusform>There it blocks only %n&#xa0;empty cells: that does least harm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three cards in hand are too few with %n card(s) still to play.</source>
        <translation>
            <numerusform>Three cards in hand are too few with %n&#xa0;card still to play.</numerusform>
            <numerusform>Three cards in hand are too few with %n&#xa0;cards still to play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n empty cell(s) of&#xa0;{empty} next to an island: too little choice.</source>
        <translation>
            <numerusform>Only %n&#xa0;empty cell of&#xa0;{empty} is next to an island: too little choice.</numerusform>
            <numerusform>Only %n&#xa0;empty cells of&#xa0;{empty} are next to an island: too little choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It blocks %n empty cell(s) of&#xa0;{empty}.</source>
        <translation>
            <numerusform>It blocks %n&#xa0;empty cell of&#xa0;{empty}.</numerusform>
            <numerusform>It blocks %n&#xa0;empty cells of&#xa0;{empty}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That eases a tight gap: it will have %n number(s) {cells}.</source>
        <translation>
            <numerusform>That eases a tight gap: it will have %n&#xa0;number {cells}.</numerusform>
            <numerusform>That eases a tight gap: it will have %n&#xa0;numbers {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does least harm there: the gap will have %n number(s) {cells}.</source>
        <translation>
            <numerusform>It does least harm there: the gap will have %n&#xa0;number {cells}.</numerusform>
            <numerusform>It does least harm there: the gap will have %n&#xa0;numbers {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run: %n point(s) right away.</source>
        <translation>
            <numerusform>A run: %n&#xa0;point right away.</numerusform>
            <numerusform>A run: %n&#xa0;points right away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) right away.</source>
        <translation>
            <numerusform>It scores %n&#xa0;point right away.</numerusform>
            <numerusform>It scores %n&#xa0;points right away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer %n card(s)</source>
        <translation>
            <numerusform>Offer %n&#xa0;card</numerusform>
            <numerusform>Offer %n&#xa0;cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mistakes</name>
    <message numerus="yes">
        <source>%n point(s) of chance</source>
        <translation>
            <numerusform>%n&#xa0;point of chance</numerusform>
            <numerusform>%n&#xa0;points of chance</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>names</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea monster(s)</source>
        <translation>
            <numerusform>%n sea monster</numerusform>
            <numerusform>%n sea monsters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n wild card</numerusform>
            <numerusform>%n wild cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overlays</name>
    <message numerus="yes">
        <source>%n card(s) for the start</source>
        <translation>
            <numerusform>%n&#xa0;card for the start</numerusform>
            <numerusform>%n&#xa0;cards for the start</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qwirkle</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} traded %n tile(s)</source>
        <translation>
            <numerusform>{who} traded %n tile</numerusform>
            <numerusform>{who} traded %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>traded %n tile(s)</source>
        <translation>
            <numerusform>traded %n tile</numerusform>
            <numerusform>traded %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)?</source>
        <translation>
            <numerusform>Trade %n tile?</numerusform>
            <numerusform>Trade %n tiles?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <translation>
            <numerusform>Trade %n tile</numerusform>
            <numerusform>Trade %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Among %n player(s)</source>
        <translation>
            <numerusform>Among %n player</numerusform>
            <numerusform>Among %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qwirkle hints</name>
    <message numerus="yes">
        <source>lets you draw %n new tile(s)</source>
        <translation>
            <numerusform>lets you draw %n new tile</numerusform>
            <numerusform>lets you draw %n new tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n red tile(s)</source>
        <translation>
            <numerusform>keeps a set of %n red tile</numerusform>
            <numerusform>keeps a set of %n red tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n orange tile(s)</source>
        <translation>
            <numerusform>keeps a set of %n orange tile</numerusform>
            <numerusform>keeps a set of %n orange tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n yellow tile(s)</source>
        <translation>
            <numerusform>keeps a set of %n yellow tile</numerusform>
            <numerusform>keeps a set of %n yellow tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n green tile(s)</source>
        <translation>
            <numerusform>keeps a set of %n green tile</numerusform>
            <numerusform>keeps a set of %n green tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n blue tile(s)</source>
        <translation>
            <numerusform>keeps a set of %n blue tile</numerusform>
            <numerusform>keeps a set of %n blue tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n purple tile(s)</source>
        <translation>
            <numerusform>keeps a set of %n purple tile</numerusform>
            <numerusform>keeps a set of %n purple tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n circle(s)</source>
        <translation>
            <numerusform>keeps a set of %n circle</numerusform>
            <numerusform>keeps a set of %n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n square(s)</source>
        <translation>
            <numerusform>keeps a set of %n square</numerusform>
            <numerusform>keeps a set of %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n diamond(s)</source>
        <translation>
            <numerusform>keeps a set of %n diamond</numerusform>
            <numerusform>keeps a set of %n diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n clover(s)</source>
        <translation>
            <numerusform>keeps a set of %n clover</numerusform>
            <numerusform>keeps a set of %n clovers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n star(s)</source>
        <translation>
            <numerusform>keeps a set of %n star</numerusform>
            <numerusform>keeps a set of %n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n cross(es)</source>
        <translation>
            <numerusform>keeps a set of %n cross</numerusform>
            <numerusform>keeps a set of %n crosses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qwirkle problems</name>
    <message numerus="yes">
        <source>Lay %n tile(s), one of them {tile}. Where do they fit?</source>
        <translation>
            <numerusform>Lay %n&#xa0;tile: {tile}. Where does it fit?</numerusform>
            <numerusform>Lay %n&#xa0;tiles, one of them {tile}. Where do they fit?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qwirkle review</name>
    <message numerus="yes">
        <source>%n move(s) lost two points or more.</source>
        <translation>
            <numerusform>%n move lost two points or more.</numerusform>
            <numerusform>%n moves lost two points or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>same deal</name>
    <message numerus="yes">
        <source>won with %n card(s) left</source>
        <translation>
            <numerusform>won with %n card left</numerusform>
            <numerusform>won with %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost with %n cell(s) left empty</source>
        <translation>
            <numerusform>lost with %n cell left empty</numerusform>
            <numerusform>lost with %n cells left empty</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shkap</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n step(s)</source>
        <translation>
            <numerusform>in %n step</numerusform>
            <numerusform>in %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n step(s)</source>
        <translation>
            <numerusform>with %n step</numerusform>
            <numerusform>with %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>gained</comment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>taken</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) on the way</source>
        <translation>
            <numerusform>take %n card on the way</numerusform>
            <numerusform>take %n cards on the way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the market or the deck</source>
        <translation>
            <numerusform>Take %n card from the market or the deck</numerusform>
            <numerusform>Take %n cards from the market or the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n card(s) behind it thrown away</source>
        <translation>
            <numerusform>; %n card behind it thrown away</numerusform>
            <numerusform>; %n cards behind it thrown away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shkap problems</name>
    <message numerus="yes">
        <source>Begin with: {card}. The route takes %n card(s).</source>
        <translation>
            <numerusform>Begin with: {card}. The route takes just %n&#xa0;card.</numerusform>
            <numerusform>Begin with: {card}. The route takes %n&#xa0;cards in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shtil drills</name>
    <message numerus="yes">
        <source>On deals that fit what you see, another move’s chance of winning is %n point(s) higher.</source>
        <translation>
            <numerusform>On deals that fit what you see, another move’s chance of winning is %n point higher.</numerusform>
            <numerusform>On deals that fit what you see, another move’s chance of winning is %n points higher.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shtil problems</name>
    <message numerus="yes">
        <source>Win this voyage. All cards are open: you see the deck in the order in which you will draw it. It can be done in %n move(s).</source>
        <translation>
            <numerusform>Win this voyage. All cards are open: you see the deck in the order in which you will draw it. It can be done in %n move.</numerusform>
            <numerusform>Win this voyage. All cards are open: you see the deck in the order in which you will draw it. It can be done in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win this voyage. All hands and decks are open, and you move for every player in turn. It can be done in %n move(s).</source>
        <translation>
            <numerusform>Win this voyage. All hands and decks are open, and you move for every player in turn. It can be done in %n move.</numerusform>
            <numerusform>Win this voyage. All hands and decks are open, and you move for every player in turn. It can be done in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play the&#xa0;{number} now. It costs %n card(s): what can you spare?</source>
        <translation>
            <numerusform>Play the&#xa0;{number} now. It costs %n&#xa0;card: which can you spare?</numerusform>
            <numerusform>Play the&#xa0;{number} now. It costs %n&#xa0;cards: which can you spare?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message numerus="yes">
        <source>%n monster(s) face up</source>
        <translation>
            <numerusform>%n&#xa0;monster face up</numerusform>
            <numerusform>%n&#xa0;monsters face up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message numerus="yes">
        <source>Sun: %n point(s)</source>
        <translation>
            <numerusform>Sun: %n point</numerusform>
            <numerusform>Sun: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moon: %n point(s)</source>
        <translation>
            <numerusform>Moon: %n point</numerusform>
            <numerusform>Moon: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;player</numerusform>
            <numerusform>%n&#xa0;players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>telling</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s) showed the wrong side.</source>
        <translation>
            <numerusform>%n island showed the wrong side.</numerusform>
            <numerusform>%n islands showed the wrong side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>training</name>
    <message numerus="yes">
        <source>%n wrong move(s) so far</source>
        <translation>
            <numerusform>%n wrong move so far</numerusform>
            <numerusform>%n wrong moves so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message numerus="yes">
        <source>%n file(s) can’t be opened: {names}</source>
        <translation>
            <numerusform>%n file can’t be opened: {names}</numerusform>
            <numerusform>%n files can’t be opened: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your game file(s) can’t be read. Kept in {folder}: {names}</source>
        <translation>
            <numerusform>%n of your game files can’t be read. Kept in {folder}: {names}</numerusform>
            <numerusform>%n of your game files can’t be read. Kept in {folder}: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) in the statistics can’t be read and are left out.</source>
        <translation>
            <numerusform>%n damaged game in the statistics can’t be read and is left out.</numerusform>
            <numerusform>%n damaged games in the statistics can’t be read and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.</source>
        <translation>
            <numerusform>%n game can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.</numerusform>
            <numerusform>%n games can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>turns</name>
    <message numerus="yes">
        <source>%n island(s) show the wrong side</source>
        <translation>
            <numerusform>%n&#xa0;island shows the wrong side</numerusform>
            <numerusform>%n&#xa0;islands show the wrong side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you hold %n monster(s)</source>
        <translation>
            <numerusform>you hold %n&#xa0;monster</numerusform>
            <numerusform>you hold %n&#xa0;monsters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n monster(s)</source>
        <translation>
            <numerusform>{name} holds %n&#xa0;monster</numerusform>
            <numerusform>{name} holds %n&#xa0;monsters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>words</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard two: −%n point(s)</source>
        <translation>
            <numerusform>Discard two: −%n point</numerusform>
            <numerusform>Discard two: −%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap hand for the row: −%n point(s)</source>
        <translation>
            <numerusform>Swap hand for the row: −%n point</numerusform>
            <numerusform>Swap hand for the row: −%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start played. How do you split the %n card(s)?</source>
        <translation>
            <numerusform>Start played. Who gives the %n&#xa0;card?</numerusform>
            <numerusform>Start played. How do you split the %n&#xa0;cards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
</TS>
