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
    <name>Harbour</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voyage(s)</source>
        <translation>
            <numerusform>%n voyage</numerusform>
            <numerusform>%n voyages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>voyage(s)</source>
        <translation>
            <numerusform>voyage</numerusform>
            <numerusform>voyages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <translation>
            <numerusform>win</numerusform>
            <numerusform>wins</numerusform>
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
        <source>Free here; beside {beside} it would cost %n card(s).</source>
        <translation>
            <numerusform>Free here; beside {beside} it would cost %n card.</numerusform>
            <numerusform>Free here; beside {beside} it would cost %n cards.</numerusform>
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
        <source>The card(s) that you will miss least.</source>
        <translation>
            <numerusform>You will miss this card least.</numerusform>
            <numerusform>You will miss these cards least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No place is left for the card(s).</source>
        <translation>
            <numerusform>No place is left for this card.</numerusform>
            <numerusform>No place is left for these cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You will not need the card(s) any more.</source>
        <translation>
            <numerusform>You will not need this card any more.</numerusform>
            <numerusform>You will not need these cards any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card(s) that can bring you the fewest points.</source>
        <translation>
            <numerusform>This card can bring you the fewest points.</numerusform>
            <numerusform>These cards can bring you the fewest points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even {number}, the best to place, would leave %n number(s) {cells}.</source>
        <translation>
            <numerusform>Even {number}, the best to place, would leave %n number {cells}.</numerusform>
            <numerusform>Even {number}, the best to place, would leave %n numbers {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even {number}, the best to place, would cost %n card(s).</source>
        <translation>
            <numerusform>Even {number}, the best to place, would cost %n card.</numerusform>
            <numerusform>Even {number}, the best to place, would cost %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There it bars %n empty cell(s) and hinders least.</source>
        <translation>
            <numerusform>There it bars %n empty cell and hinders least.</numerusform>
            <numerusform>There it bars %n empty cells and hinders least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hand of three is too small with %n card(s) still to play.</source>
        <translation>
            <numerusform>A hand of three is too small with %n card still to play.</numerusform>
            <numerusform>A hand of three is too small with %n cards still to play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s) of {empty} beside an island: too few to choose from.</source>
        <translation>
            <numerusform>Only %n empty cell of {empty} lies beside an island: too few to choose from.</numerusform>
            <numerusform>Only %n empty cells of {empty} lie beside an island: too few to choose from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It bars %n empty cell(s) of {empty}.</source>
        <translation>
            <numerusform>It bars %n empty cell of {empty}.</numerusform>
            <numerusform>It bars %n empty cells of {empty}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That eases a tight gap: then %n number(s) left {cells}.</source>
        <translation>
            <numerusform>That eases a tight gap: then %n number left {cells}.</numerusform>
            <numerusform>That eases a tight gap: then %n numbers left {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It hurts least there: then %n number(s) left {cells}.</source>
        <translation>
            <numerusform>It hurts least there: then %n number left {cells}.</numerusform>
            <numerusform>It hurts least there: then %n numbers left {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run: %n point(s) at once.</source>
        <translation>
            <numerusform>A run: %n point at once.</numerusform>
            <numerusform>A run: %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s) at once.</source>
        <translation>
            <numerusform>It brings %n point at once.</numerusform>
            <numerusform>It brings %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say %n card(s)</source>
        <translation>
            <numerusform>Say %n card</numerusform>
            <numerusform>Say %n cards</numerusform>
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
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n island</numerusform>
            <numerusform>%n islands</numerusform>
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
    <name>troubles</name>
    <message numerus="yes">
        <source>%n of your voyage file(s) can’t be read. Kept in {folder}: {names}</source>
        <translation>
            <numerusform>%n of your voyage files can’t be read. It is kept in {folder}: {names}</numerusform>
            <numerusform>%n of your voyage files can’t be read. They are kept in {folder}: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged voyage(s) in the statistics can’t be read and are left out.</source>
        <translation>
            <numerusform>%n damaged voyage in the statistics can’t be read and is left out.</numerusform>
            <numerusform>%n damaged voyages in the statistics can’t be read and are left out.</numerusform>
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
        <source>The start lies. Who gives how many of the %n card(s)?</source>
        <translation>
            <numerusform>The start lies. Who gives the %n card?</numerusform>
            <numerusform>The start lies. Who gives how many of the %n cards?</numerusform>
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
