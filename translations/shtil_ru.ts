<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Shtil</source>
        <translation>Штиль</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence.</source>
        <translation>Это свободная программа под лицензией MIT.</translation>
    </message>
    <message>
        <source>Made with Python and Qt&#xa0;{qt}. Nothing leaves this computer.</source>
        <translation>Сделано на Python и Qt&#xa0;{qt}. Никакие данные не покидают этот компьютер.</translation>
    </message>
    <message>
        <source>{game} is an unofficial implementation of the game by {designer}.</source>
        <translation>{game} — неофициальная версия игры, автор которой — {designer}.</translation>
    </message>
    <message>
        <source>Shtil Desktop&#xa0;{version}: quiet tabletop games to play on your own, offline.</source>
        <translation>«Штиль» для компьютера, версия&#xa0;{version}. Тихие настольные игры, в которые играют в одиночку и без интернета.</translation>
    </message>
    <message>
        <source>The program uses no art or text from any publisher: it draws everything itself, and the rules are explained in our own words.</source>
        <translation>Рисунков и текстов издательств здесь нет: всё нарисовала сама программа, а правила рассказаны своими словами.</translation>
    </message>
</context>
<context>
    <name>AboutPanel</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Watch</source>
        <translation>Посмотреть</translation>
    </message>
    <message numerus="yes">
        <source>day(s) won in a row</source>
        <translation>
            <numerusform>день подряд выигран</numerusform>
            <numerusform>дня подряд выиграно</numerusform>
            <numerusform>дней подряд выиграно</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak, in days</source>
        <translation>лучшая серия, в днях</translation>
    </message>
    <message>
        <source>days won this month</source>
        <translation>дней выиграно за месяц</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Play this day</source>
        <translation>Сыграть этот день</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Вы выиграли</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Вы проиграли</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ещё не сыграно</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>в пути</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следующий месяц</translation>
    </message>
</context>
<context>
    <name>ChoicesPage</name>
    <message>
        <source>Search on</source>
        <translation>Искать дальше</translation>
    </message>
    <message>
        <source>Finding a deal… {count} checked</source>
        <translation>Поиск расклада… проверено&#xa0;{count}</translation>
    </message>
    <message>
        <source>Finding a deal…</source>
        <translation>Поиск расклада…</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>CoinsChart</name>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>More possible</source>
        <translation>Упущено</translation>
    </message>
</context>
<context>
    <name>CrashHandler</name>
    <message>
        <source>Open the log folder</source>
        <translation>Открыть папку журнала</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved up to the last move. See the log for details.</source>
        <translation>Что-то пошло не так. Партия сохранена до последнего хода. Подробности — в журнале программы.</translation>
    </message>
    <message>
        <source>Shtil could not start. Your games are safe. See the log for details.</source>
        <translation>«Штиль» не смог запуститься. Ваши партии целы. Подробности — в журнале программы.</translation>
    </message>
</context>
<context>
    <name>CrewPanel</name>
    <message>
        <source>Crew</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Alone at sea: every card is yours.</source>
        <translation>Наедине с морем: все карты ваши.</translation>
    </message>
    <message>
        <source>You and your mates: no talking about cards.</source>
        <translation>Вы и напарники: о картах — ни слова.</translation>
    </message>
    <message>
        <source>Name of mate&#xa0;{number}</source>
        <translation>Имя напарника&#xa0;{number}</translation>
    </message>
    <message>
        <source>Level of mate&#xa0;{number}</source>
        <translation>Уровень напарника&#xa0;{number}</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Ваша сторона</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Солнце</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Луна</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Скопировано: {code}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Расклад</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайный</translation>
    </message>
    <message>
        <source>number or code</source>
        <translation>номер или код</translation>
    </message>
    <message>
        <source>Deal number or code</source>
        <translation>Номер или код расклада</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Копировать код</translation>
    </message>
    <message>
        <source>A fresh shuffle.</source>
        <translation>Всё перемешивается заново.</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Код расклада: {code}</translation>
    </message>
    <message>
        <source>Type a deal number, or a code that someone sent you.</source>
        <translation>Введите номер расклада или код, которым с вами поделились.</translation>
    </message>
    <message>
        <source>A code for {game}: press Enter to go there.</source>
        <translation>Это код для игры {game}: нажмите Enter, чтобы перейти к ней.</translation>
    </message>
    <message>
        <source>Deal&#xa0;{number}, with all its options</source>
        <translation>Расклад&#xa0;{number} со всеми настройками</translation>
    </message>
    <message>
        <source>Paste or type a code first.</source>
        <translation>Сначала вставьте или введите код.</translation>
    </message>
    <message>
        <source>That is too long for a code.</source>
        <translation>Для кода это слишком длинно.</translation>
    </message>
    <message>
        <source>A code has only digits and Latin letters.</source>
        <translation>В коде только цифры и латинские буквы.</translation>
    </message>
    <message>
        <source>A character in this code is wrong or missing.</source>
        <translation>В коде ошибка: знак неверен или пропущен.</translation>
    </message>
    <message>
        <source>This code needs a newer version of the program.</source>
        <translation>Этот код — для более новой версии программы.</translation>
    </message>
    <message>
        <source>There is no deal with this code.</source>
        <translation>Расклада с таким кодом нет.</translation>
    </message>
    <message>
        <source>Play deal&#xa0;{number}</source>
        <translation>Сыграть расклад&#xa0;{number}</translation>
    </message>
    <message>
        <source>e.g.&#xa0;{number} or {code}</source>
        <translation>например, {number} или {code}</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Другой номер</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>No hint right now</source>
        <translation>Сейчас подсказки нет</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>That’s not it</source>
        <translation>Не то</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Решено!</translation>
    </message>
    <message>
        <source>Hard to say</source>
        <translation>Трудно сказать</translation>
    </message>
    <message>
        <source>That was it. Now try it yourself.</source>
        <translation>Вот и всё решение. Теперь попробуйте сами.</translation>
    </message>
    <message>
        <source>No verdict right now</source>
        <translation>Сейчас оценки нет</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Минутку…</translation>
    </message>
    <message>
        <source>No solution right now</source>
        <translation>Сейчас решения нет</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Try it myself</source>
        <translation>Решать са&amp;мостоятельно</translation>
    </message>
    <message>
        <source>Show the mo&amp;ve</source>
        <translation>Показать хо&amp;д</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Good. Play on</source>
        <translation>Верно. Играйте дальше</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>The program can’t start the process that judges moves. Please try again later.</source>
        <translation>Программа не может запустить процесс, который оценивает ходы. Попробуйте позже.</translation>
    </message>
    <message>
        <source>The calculation was cut short. Please try again.</source>
        <translation>Расчёт прервался. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Показать &amp;решение</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Играть &amp;дальше</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Начать &amp;заново</translation>
    </message>
    <message>
        <source>The table of this exercise</source>
        <translation>Стол этого задания</translation>
    </message>
    <message>
        <source>Still working…</source>
        <translation>Расчёт ещё идёт…</translation>
    </message>
    <message>
        <source>The program couldn’t work out a good move here.</source>
        <translation>Программе не удалось найти здесь хороший ход.</translation>
    </message>
    <message>
        <source>The program couldn’t work out what this move does. Undo it, or play on.</source>
        <translation>Программе не удалось выяснить, к чему ведёт этот ход. Отмените его или играйте дальше.</translation>
    </message>
    <message>
        <source>The program couldn’t work out what this move does. Undo it, and try another.</source>
        <translation>Программе не удалось выяснить, к чему ведёт этот ход. Отмените его и попробуйте другой.</translation>
    </message>
</context>
<context>
    <name>FirstGameGuide</name>
    <message>
        <source>First game</source>
        <translation>Первая партия</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Сыграть партию</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>You could lay that too. But this lesson is about: {tiles}.</source>
        <translation>Так тоже можно. Но этот урок про другое: {tiles}.</translation>
    </message>
    <message>
        <source>That would fit too. But use the marked cells now.</source>
        <translation>Туда тоже можно. Но сейчас нужны отмеченные клетки.</translation>
    </message>
    <message>
        <source>You may always trade. But right now this fits: {tiles}.</source>
        <translation>Обмен разрешён всегда. Но сейчас есть что выложить: {tiles}.</translation>
    </message>
    <message>
        <source>You may trade any tiles. But these help you least: {tiles}.</source>
        <translation>Обменять можно любые фишки. Но меньше всего пользы от этих: {tiles}.</translation>
    </message>
    <message>
        <source>That leaves a line of five: too good a gift. Use the marked cells.</source>
        <translation>Останется линия из пяти: слишком щедрый подарок. Нужны отмеченные клетки.</translation>
    </message>
    <message>
        <source>First open the table of unseen tiles: press U or its button.</source>
        <translation>Сначала откройте таблицу невышедших фишек: клавишей U или кнопкой.</translation>
    </message>
    <message>
        <source>That is allowed too. But follow the marks for now.</source>
        <translation>Так тоже можно. Но сейчас сделайте то, что отмечено.</translation>
    </message>
</context>
<context>
    <name>IslandNote</name>
    <message>
        <source>Show this island</source>
        <translation>Показать этот остров</translation>
    </message>
</context>
<context>
    <name>LeadChart</name>
    <message>
        <source>Your lead</source>
        <translation>Ваш отрыв</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Потеряно очков</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>П&amp;равила</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>Сна&amp;чала</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>В&amp;ыйти</translation>
    </message>
    <message>
        <source>Step&#xa0;{step} of&#xa0;{steps}</source>
        <translation>Шаг&#xa0;{step} из&#xa0;{steps}</translation>
    </message>
</context>
<context>
    <name>LostPointsPanel</name>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Показать лучший ход</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Shtil</source>
        <translation>Штиль</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Копировать код расклада</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Н&amp;астройки</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Another deal</source>
        <translation>Др&amp;угой расклад</translation>
    </message>
    <message>
        <source>Tra&amp;ining</source>
        <translation>Т&amp;ренировка</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Горячие клавиши…</translation>
    </message>
    <message>
        <source>&amp;About Shtil</source>
        <translation>&amp;О «Штиле»</translation>
    </message>
    <message>
        <source>Match &amp;system</source>
        <translation>Как в с&amp;истеме</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Т&amp;ёмная</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>&amp;Контрастная</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>Вы&amp;кл.</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстрая</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычная</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Медленная</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>This deal has no code</source>
        <translation>У этого расклада нет кода</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Скопировано: {code}</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>&amp;Тот же расклад</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>На&amp;чальная страница</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;Daily game</source>
        <translation>Партия &amp;дня</translation>
    </message>
    <message>
        <source>Ca&amp;lendar</source>
        <translation>Ка&amp;лендарь</translation>
    </message>
    <message>
        <source>&amp;My games…</source>
        <translation>&amp;Мои партии…</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Научиться играть</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>&amp;Журнал партии</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>{title} – Shtil</source>
        <translation>{title} — Штиль</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Imported: {file}</source>
        <translation>Загружено: {file}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Export game</source>
        <translation>Экспорт партии</translation>
    </message>
    <message>
        <source>Import game</source>
        <translation>Импорт партии</translation>
    </message>
    <message>
        <source>Delete this game for good? {title}</source>
        <translation>Удалить эту партию навсегда? {title}</translation>
    </message>
    <message>
        <source>Delete this game for good? {title}, deal&#xa0;{number}</source>
        <translation>Удалить эту партию навсегда? {title}, №&#xa0;{number}</translation>
    </message>
    <message>
        <source>The game can’t be deleted: {reason}.</source>
        <translation>Партию нельзя удалить: {reason}.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>No games yet. Each one is saved from its first move on.</source>
        <translation>Сохранённых партий пока нет. Каждая сохраняется с первого хода.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>{placed} of&#xa0;{all}</source>
        <translation>{placed} из&#xa0;{all}</translation>
    </message>
    <message>
        <source>Games (*.shtil)</source>
        <translation>Партии (*.shtil)</translation>
    </message>
    <message>
        <source>{file} can’t be saved: {reason}.</source>
        <translation>Не удалось сохранить {file}: {reason}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Расклад</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Daily game, {day}: {kind}</source>
        <translation>Партия дня, {day}: {kind}</translation>
    </message>
    <message>
        <source>played on</source>
        <translation>из повтора</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>не сохранено</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
</context>
<context>
    <name>NewExpeditionPage</name>
    <message>
        <source>Deckhand: takes any route it can find.</source>
        <translation>Юнга: берёт первый попавшийся маршрут.</translation>
    </message>
    <message>
        <source>Sailor: looks for the richest chest, and the shortest way to it.</source>
        <translation>Матрос: ищет сундук побогаче и путь покороче.</translation>
    </message>
    <message>
        <source>Admiral: tries many more routes, and remembers all that you did.</source>
        <translation>Адмирал: перебирает намного больше маршрутов и помнит всё, что вы делали.</translation>
    </message>
    <message>
        <source>Set sail</source>
        <translation>Отплыть</translation>
    </message>
    <message>
        <source>New expedition</source>
        <translation>Новый поход</translation>
    </message>
    <message>
        <source>Captain: anticipates your routes, and thinks two islands ahead.</source>
        <translation>Капитан: учитывает ваши маршруты и думает на два острова вперёд.</translation>
    </message>
</context>
<context>
    <name>NewQwirklePage</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Lay tiles in lines of one colour or one shape, none of them twice. Each line scores a point per tile; a whole line of six is a Qwirkle and scores twelve.</source>
        <translation>Выкладывайте фишки линиями одного цвета или одной фигуры, без повторов. Каждая линия даёт по очку за фишку; полная линия из шести — это Qwirkle, и за неё двенадцать.</translation>
    </message>
    <message>
        <source>Beginner: plays the first thing that comes to mind, and misses a lot.</source>
        <translation>Новичок: выкладывает первое, что придёт в голову, и многое упускает.</translation>
    </message>
    <message>
        <source>Amateur: counts well, and holds good tiles back.</source>
        <translation>Любитель: хорошо считает и придерживает хорошие фишки.</translation>
    </message>
    <message>
        <source>Expert: thinks about your next turn too.</source>
        <translation>Знаток: думает и о вашем следующем ходе.</translation>
    </message>
    <message>
        <source>Master: looks far ahead, and calculates the endgame to the last tile.</source>
        <translation>Мастер: видит далеко вперёд и просчитывает концовку до последней фишки.</translation>
    </message>
</context>
<context>
    <name>NewVoyagePage</name>
    <message>
        <source>Calm: a good first voyage</source>
        <translation>Штиль: для первого плавания</translation>
    </message>
    <message>
        <source>Light breeze: easy to learn, harder to win</source>
        <translation>Лёгкий ветерок: научиться просто, выиграть сложнее</translation>
    </message>
    <message>
        <source>Fresh breeze: think ahead</source>
        <translation>Свежий ветер: думайте наперёд</translation>
    </message>
    <message>
        <source>Gale: every card counts</source>
        <translation>Крепкий ветер: важна каждая карта</translation>
    </message>
    <message>
        <source>Storm: for old salts</source>
        <translation>Шторм: для морских волков</translation>
    </message>
    <message>
        <source>New voyage</source>
        <translation>Новое плавание</translation>
    </message>
    <message>
        <source>Difficulty of the deal</source>
        <translation>Сложность расклада</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Любая сложность</translation>
    </message>
    <message>
        <source>Set sail</source>
        <translation>Отплыть</translation>
    </message>
    <message>
        <source>Difficulty of this deal</source>
        <translation>Сложность этого расклада</translation>
    </message>
    <message>
        <source>Rules of this mode</source>
        <translation>Правила этого режима</translation>
    </message>
    <message>
        <source>Only winnable deals</source>
        <translation>Только решаемые расклады</translation>
    </message>
    <message>
        <source>Depends on your opponent.</source>
        <translation>Зависит от соперника.</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>This mode</source>
        <translation>Этот режим</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>OK</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
</context>
<context>
    <name>OpponentsPanel</name>
    <message>
        <source>A duel: plan ahead, and watch what you leave open.</source>
        <translation>Дуэль: продумывайте ходы и следите за тем, что оставляете сопернику.</translation>
    </message>
    <message>
        <source>The classic game for three: every line you leave open tempts two others.</source>
        <translation>Классика: на каждую открытую вами линию найдутся двое охотников.</translation>
    </message>
    <message>
        <source>A full table: take what’s there; the bag empties fast.</source>
        <translation>Полный стол: берите, что дают, — куча скоро опустеет.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>ProblemsSection</name>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>All difficulties</source>
        <translation>Любая сложность</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Only unsolved</source>
        <translation>Только нерешённые</translation>
    </message>
    <message>
        <source>&amp;Next unsolved</source>
        <translation>&amp;Следующая нерешённая</translation>
    </message>
    <message>
        <source>&amp;Solve it</source>
        <translation>&amp;Решать</translation>
    </message>
    <message>
        <source>Problems, easiest first</source>
        <translation>Задачи, сначала лёгкие</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Все виды</translation>
    </message>
    <message>
        <source>{solved} of&#xa0;{all} solved</source>
        <translation>Решено {solved} из&#xa0;{all}</translation>
    </message>
    <message>
        <source>Some problems of {game} can’t be read: a file of the program is damaged ({names}). Please install the program again; what you have solved is kept.</source>
        <translation>Часть задач прочитать не удалось ({game}): повреждён файл программы ({names}). Установите программу заново; всё решённое сохранится.</translation>
    </message>
    <message>
        <source>The problems of {game} are missing: {folder}. Please install the program again; what you have solved is kept.</source>
        <translation>Задач нет на месте ({game}): {folder}. Установите программу заново; всё решённое сохранится.</translation>
    </message>
    <message>
        <source>No problem matches this selection.</source>
        <translation>Таких задач нет.</translation>
    </message>
    <message>
        <source>Problem&#xa0;{number} is damaged and can’t be opened ({reason}).</source>
        <translation>Задача&#xa0;{number} повреждена, открыть её нельзя ({reason}).</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Ваши успехи</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
</context>
<context>
    <name>QwirkleReviewPage</name>
    <message>
        <source>How the game went</source>
        <translation>Ход партии</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Watch it</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Before the first action</source>
        <translation>До первого действия</translation>
    </message>
    <message>
        <source>Action&#xa0;{number} of&#xa0;{count}</source>
        <translation>Действие&#xa0;{number} из&#xa0;{count}</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Предыдущее действие</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Следующее действие</translation>
    </message>
    <message>
        <source>Play on from &amp;here</source>
        <translation>Играть &amp;отсюда</translation>
    </message>
    <message>
        <source>The table at this point</source>
        <translation>Стол в этот момент</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Replay: {match}</source>
        <translation>Повтор: {match}</translation>
    </message>
    <message>
        <source>Starts a separate game and leaves this one as it is. It is counted separately in the statistics. (Enter)</source>
        <translation>Начнётся отдельная партия, а эта останется как есть. В статистике она учитывается отдельно. (Enter)</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Место в партии</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>Chance of winning</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>With all cards visible</source>
        <translation>Если видеть все карты</translation>
    </message>
    <message>
        <source>You are ahead</source>
        <translation>Вы впереди</translation>
    </message>
    <message>
        <source>No chances shown: the program can’t estimate them for this kind of voyage yet.</source>
        <translation>Шансы не показаны: для таких плаваний программа пока не умеет их оценивать.</translation>
    </message>
    <message>
        <source>Points lead</source>
        <translation>Перевес в очках</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Export voyage</source>
        <translation>Экспорт плавания</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>How the voyage went</source>
        <translation>Как шло плавание</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Back to the voyage</source>
        <translation>Вернуться к плаванию</translation>
    </message>
    <message>
        <source>Show a way to win</source>
        <translation>Путь к победе</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Reveal the cards</source>
        <translation>Открыть карты</translation>
    </message>
    <message>
        <source>This shows hidden cards and counts as a hint.</source>
        <translation>Скрытые карты будут видны; это считается подсказкой.</translation>
    </message>
    <message>
        <source>The curve: how often captains win from that point, on deals that fit what you could know.</source>
        <translation>График: как часто капитаны выигрывают с этого места, если карты лежат так, как вы могли предполагать.</translation>
    </message>
    <message>
        <source>How it could have been won</source>
        <translation>Как можно было выиграть</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Показать этот момент</translation>
    </message>
</context>
<context>
    <name>ReviewedReplay</name>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Сохранить разбор</translation>
    </message>
    <message>
        <source>The review isn’t finished yet. Stay on this page: {file} is saved as soon as it is.</source>
        <translation>Разбор ещё не закончен. Останьтесь на этой странице: {file} сохранится, как только он будет готов.</translation>
    </message>
    <message>
        <source>The review isn’t finished yet. Stay on this page: it is printed as soon as it is.</source>
        <translation>Разбор ещё не закончен. Останьтесь на этой странице: он напечатается, как только будет готов.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>The review with its chart and pictures, on paper ({keys})</source>
        <translation>Разбор с графиком и картинками на бумаге ({keys})</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save as a PDF</source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message>
        <source>Save the review with its chart and pictures as a PDF</source>
        <translation>Сохранить разбор с графиком и картинками в PDF</translation>
    </message>
    <message>
        <source>Still working…</source>
        <translation>Расчёт ещё идёт…</translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>A duel: only one pirate can get in your way.</source>
        <translation>Дуэль: помешать вам может только один пират.</translation>
    </message>
    <message>
        <source>The usual number: two pirates are often after the same chest.</source>
        <translation>Обычный состав: за одним сундуком часто идут двое.</translation>
    </message>
    <message>
        <source>A crowd: you’ll rarely have a chest to yourself.</source>
        <translation>Толпа: сундук почти никогда не достанется вам одному.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>found: {count}</source>
        <translation>найдено: {count}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>ничего не найдено</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
</context>
<context>
    <name>SeaPanel</name>
    <message>
        <source>Stormy Seas</source>
        <translation>Бурные моря</translation>
    </message>
    <message>
        <source>Jagged reefs</source>
        <translation>Острые рифы</translation>
    </message>
    <message>
        <source>Storm and compass</source>
        <translation>Шторм и компас</translation>
    </message>
    <message>
        <source>Sea monsters</source>
        <translation>Морские чудища</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Джокеры</translation>
    </message>
    <message>
        <source>Fewer islands</source>
        <translation>Меньше островов</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Name of opponent&#xa0;{number}</source>
        <translation>Имя соперника&#xa0;{number}</translation>
    </message>
    <message>
        <source>Level of opponent&#xa0;{number}</source>
        <translation>Уровень соперника&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Always the same for a given deal</source>
        <translation>Для одного расклада всегда одинаково</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>Shtil</source>
        <translation>Штиль</translation>
    </message>
    <message>
        <source>Shtil is already running but not responding. Please close it and start it again; your games are safe.</source>
        <translation>«Штиль» уже запущен, но не отвечает. Завершите его и запустите снова; партии сохранены.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Горячие клавиши…</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Всё по умолчанию</translation>
    </message>
    <message>
        <source>Undo: back to my settings</source>
        <translation>Вернуть мои настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
    <message>
        <source>Numbers on the cards: {percent}</source>
        <translation>Номера на картах: {percent}</translation>
    </message>
    <message>
        <source>Normal, or off if your system asks for less motion.</source>
        <translation>Обычная; если система просит меньше движения — без анимации.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленная</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенный</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Спокойный</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Неспешный</translation>
    </message>
    <message>
        <source>Warn me when a gap can no longer be filled</source>
        <translation>Предупреждать, если промежуток уже не заполнить</translation>
    </message>
    <message>
        <source>Based only on what you can see yourself.</source>
        <translation>Только по тому, что вы и сами видите.</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Разрешить отмену ходов</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>They need the “sound” extra, which is missing or not working here.</source>
        <translation>Для них нужен пакет «sound»: здесь его нет или он не работает.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Left-handed table: players and log swap sides</source>
        <translation>Для левшей: игроки и журнал меняются местами</translation>
    </message>
    <message>
        <source>The statistics mark where you used undo.</source>
        <translation>Статистика помечает, где вы отменяли ходы.</translation>
    </message>
    <message>
        <source>Computer players’ pace</source>
        <translation>Темп компьютерных игроков</translation>
    </message>
</context>
<context>
    <name>ShkapReviewPage</name>
    <message>
        <source>How the expedition went</source>
        <translation>Как прошёл поход</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>This key can’t be used</source>
        <translation>Эту клавишу назначить нельзя</translation>
    </message>
    <message>
        <source>{keys} is already used for: {what}. Change or clear that first</source>
        <translation>{keys} уже занята: «{what}». Сначала измените или очистите то поле</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Горячие клавиши</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить все</translation>
    </message>
    <message>
        <source>Click a field and press the new key. Clear a field to leave it without a key.</source>
        <translation>Нажмите на поле, затем новую клавишу. Пустое поле — без клавиши.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Default key for: {what}</source>
        <translation>Клавиша по умолчанию: {what}</translation>
    </message>
    <message>
        <source>{keys} always moves to the next field and can’t be used for anything else</source>
        <translation>{keys} всегда переводит к следующему полю, назначить её на другое нельзя</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>В руке</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Training</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Научиться играть</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>{placed} of&#xa0;{all} islands</source>
        <translation>островов:&#xa0;{placed} из&#xa0;{all}</translation>
    </message>
    <message>
        <source>deal&#xa0;{number}</source>
        <translation>№&#xa0;{number}</translation>
    </message>
    <message>
        <source>daily voyage</source>
        <translation>плавание дня</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>не сохранено</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграно</translation>
    </message>
    <message>
        <source>lost – try again?</source>
        <translation>проиграно — ещё раз?</translation>
    </message>
    <message>
        <source>Shtil</source>
        <translation>Штиль</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Партия дня</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message numerus="yes">
        <source>%n to try again</source>
        <translation>
            <numerusform>повторить: %n</numerusform>
            <numerusform>повторить: %n</numerusform>
            <numerusform>повторить: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>quiet games by the sea</source>
        <translation>тихие игры у моря</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>The statistics can’t be read: {reason}</source>
        <translation>Статистику не удаётся прочитать: {reason}</translation>
    </message>
    <message>
        <source>Cells left empty in lost voyages: {mode}</source>
        <translation>Пустые клетки в поражениях: {mode}</translation>
    </message>
    <message>
        <source>No voyages lost here yet.</source>
        <translation>Здесь поражений ещё не было.</translation>
    </message>
    <message>
        <source>The statistics can’t be saved: {reason}</source>
        <translation>Статистику не удаётся сохранить: {reason}</translation>
    </message>
    <message>
        <source>The file can’t be saved: {reason}</source>
        <translation>Файл не удаётся сохранить: {reason}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Экспорт статистики</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Обнулить…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>доля побед</translation>
    </message>
    <message>
        <source>streak / best</source>
        <translation>серия / лучшая</translation>
    </message>
    <message>
        <source>shortest win</source>
        <translation>кратчайшая победа</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>карт осталось</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>без помощи</translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <translation>
            <numerusform>победа</numerusform>
            <numerusform>победы</numerusform>
            <numerusform>побед</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in a row: current streak and best</source>
        <translation>Побед подряд: текущая серия и лучшая</translation>
    </message>
    <message>
        <source>Actions in your shortest win</source>
        <translation>Сколько действий в самой короткой победе</translation>
    </message>
    <message>
        <source>Average number of cards left in hands and decks after a win</source>
        <translation>Сколько карт в среднем остаётся в руках и колодах после победы</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Все режимы</translation>
    </message>
    <message>
        <source>Any crew</source>
        <translation>Любая команда</translation>
    </message>
    <message>
        <source>Any expansion</source>
        <translation>Любые дополнения</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>With or without help</source>
        <translation>С помощью и без</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Без помощи</translation>
    </message>
    <message>
        <source>With undo</source>
        <translation>С отменой ходов</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>С подсказками</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>За всё время</translation>
    </message>
    <message>
        <source>Last 7&#xa0;days</source>
        <translation>За 7&#xa0;дней</translation>
    </message>
    <message>
        <source>Last 30&#xa0;days</source>
        <translation>За 30&#xa0;дней</translation>
    </message>
    <message>
        <source>Last 365&#xa0;days</source>
        <translation>За 365&#xa0;дней</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Дополнение</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>Results: won and lost</source>
        <translation>Итоги: победы и поражения</translation>
    </message>
    <message>
        <source>Not counted above: {count} continued from a replay, {won} of them won.</source>
        <translation>Выше не учтено: доиграно из повтора&#xa0;{count}, выиграно&#xa0;{won}.</translation>
    </message>
    <message>
        <source>No games finished yet.</source>
        <translation>Сыгранных партий пока нет.</translation>
    </message>
    <message>
        <source>No finished games match this selection.</source>
        <translation>Среди сыгранных партий таких нет.</translation>
    </message>
    <message>
        <source>Win rate over the last twenty games</source>
        <translation>Доля побед за последние двадцать партий</translation>
    </message>
    <message>
        <source>Delete all finished games, from the calendar too? This can’t be undone; export them first.</source>
        <translation>Удалить все сыгранные партии, в том числе из календаря? Отменить это нельзя; сначала экспортируйте их.</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <translation>
            <numerusform>партия</numerusform>
            <numerusform>партии</numerusform>
            <numerusform>партий</numerusform>
        </translation>
    </message>
    <message>
        <source>All finished games in this selection</source>
        <translation>Все сыгранные партии в этой выборке</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Выигранные партии</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Доля выигранных партий</translation>
    </message>
    <message>
        <source>Wins out of all games without undo or hints, on a deal you hadn’t seen before</source>
        <translation>Победы среди партий без отмены ходов и подсказок, на ещё не знакомом раскладе</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>New voyage</source>
        <translation>Новое плавание</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Тот же расклад</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Другой расклад</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Задачи</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>First voyage</source>
        <translation>Первое плавание</translation>
    </message>
    <message>
        <source>You could play {other} too. But let’s use {card} now.</source>
        <translation>{other} тоже можно сыграть. Но сейчас возьмём {card}.</translation>
    </message>
    <message>
        <source>{card} could go there too. But use the marked cell now.</source>
        <translation>{card} можно положить и туда. Но сейчас выберите отмеченную клетку.</translation>
    </message>
    <message>
        <source>You can pay with any card. You’ll miss these least: {cards}.</source>
        <translation>Платить можно любыми картами. Меньше всего жаль отдать {cards}.</translation>
    </message>
    <message>
        <source>You may discard any two. But the useless ones are {cards}.</source>
        <translation>Сбросить можно любые две. Но бесполезны только {cards}.</translation>
    </message>
    <message>
        <source>{other} fits there. But {cards} would sit useless in your hand.</source>
        <translation>{other} туда подходит. Но {cards} так и останутся в руке без пользы.</translation>
    </message>
    <message>
        <source>You may always discard two. But right now {card} has a good cell.</source>
        <translation>Сбросить две можно всегда. Но сейчас для {card} есть хорошая клетка.</translation>
    </message>
    <message>
        <source>That is allowed too. But follow the marks for now.</source>
        <translation>Так тоже можно. Но сейчас сделайте то, что отмечено.</translation>
    </message>
    <message>
        <source>Set sail for real</source>
        <translation>Выйти в море</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
</context>
<context>
    <name>UnsavedPage</name>
    <message>
        <source>It still can’t be saved.</source>
        <translation>Сохранить всё ещё не удаётся.</translation>
    </message>
    <message>
        <source>Saved to {folder}: {files}. Open such a file with Shtil to continue.</source>
        <translation>Сохранено в {folder}: {files}. Чтобы продолжить, откройте такой файл в «Штиле».</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>Save copies in this folder</source>
        <translation>Сохранить копии в этой папке</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Сохранить копию…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Всё равно выйти</translation>
    </message>
    <message>
        <source>This game can’t be saved in {folder}: {reason}. If you quit now, its last moves will be lost.</source>
        <translation>Эту партию не удаётся сохранить в {folder}: {reason}. Если выйти сейчас, последние ходы пропадут.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be saved in {folder}: {reason}. If you quit now, their last moves will be lost.</source>
        <translation>
            <numerusform>%n партию не удаётся сохранить в {folder}: {reason}. Если выйти сейчас, последние ходы пропадут.</numerusform>
            <numerusform>%n партии не удаётся сохранить в {folder}: {reason}. Если выйти сейчас, последние ходы пропадут.</numerusform>
            <numerusform>%n партий не удаётся сохранить в {folder}: {reason}. Если выйти сейчас, последние ходы пропадут.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Export game</source>
        <translation>Экспорт партии</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Сохранено как {file}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
</context>
<context>
    <name>adviser</name>
    <message>
        <source>The hint is not ready yet: try again in a moment</source>
        <translation>Подсказка ещё не готова: спросите чуть позже</translation>
    </message>
    <message>
        <source>No hint this time: the calculation was cut short. Try again</source>
        <translation>На этот раз без подсказки: расчёт прервался. Спросите ещё раз</translation>
    </message>
    <message>
        <source>There is no hint to give right now</source>
        <translation>Сейчас подсказать нечего</translation>
    </message>
    <message>
        <source>The voyage is over: no more hints</source>
        <translation>Плавание окончено: подсказок больше нет</translation>
    </message>
    <message>
        <source>The lesson tells you what to do: no hints here</source>
        <translation>Урок сам говорит, что делать: подсказок здесь нет</translation>
    </message>
    <message>
        <source>You can get a hint when it is your turn</source>
        <translation>Подсказка будет, когда настанет ваш ход</translation>
    </message>
    <message>
        <source>The game is over: no more hints</source>
        <translation>Партия окончена: подсказок больше нет</translation>
    </message>
    <message>
        <source>Hints aren’t available: the helper process won’t start</source>
        <translation>Сейчас подсказки нет: не запускается процесс, который их считает</translation>
    </message>
</context>
<context>
    <name>difficulty</name>
    <message>
        <source>difficulty&#xa0;{number} of&#xa0;5</source>
        <translation>сложность&#xa0;{number} из&#xa0;5</translation>
    </message>
    <message>
        <source>nearly always won</source>
        <translation>почти все выигрывают</translation>
    </message>
    <message>
        <source>usually won</source>
        <translation>чаще выигрывают</translation>
    </message>
    <message>
        <source>won about half the time</source>
        <translation>выигрывают через раз</translation>
    </message>
    <message>
        <source>usually lost</source>
        <translation>чаще проигрывают</translation>
    </message>
    <message>
        <source>nearly always lost</source>
        <translation>мало кто выигрывает</translation>
    </message>
    <message>
        <source>The program can’t look for deals right now.</source>
        <translation>Сейчас программа не может искать расклады.</translation>
    </message>
    <message>
        <source>Choose another difficulty, or change the options.</source>
        <translation>Выберите другую сложность или другие правила.</translation>
    </message>
    <message>
        <source>The closest has difficulty&#xa0;{number}.</source>
        <translation>Ближе всего расклад со сложностью&#xa0;{number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) checked, none of difficulty&#xa0;{number} found.</source>
        <translation>
            <numerusform>Проверен %n расклад, со сложностью&#xa0;{number} не найден ни один.</numerusform>
            <numerusform>Проверено %n расклада, со сложностью&#xa0;{number} не найден ни один.</numerusform>
            <numerusform>Проверено %n раскладов, со сложностью&#xa0;{number} не найден ни один.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None was found among the first %n deal(s) of this kind.</source>
        <translation>
            <numerusform>Среди первого %n расклада этого вида таких не найдено.</numerusform>
            <numerusform>Среди первых %n раскладов этого вида таких не найдено.</numerusform>
            <numerusform>Среди первых %n раскладов этого вида таких не найдено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured: how often computer players of three levels win this deal.</source>
        <translation>Измерено: как часто с этим раскладом выигрывают компьютерные игроки трёх уровней.</translation>
    </message>
</context>
<context>
    <name>discards</name>
    <message>
        <source>Nothing discarded yet</source>
        <translation>Пока ничего не сброшено</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Ваш сброс</translation>
    </message>
    <message numerus="yes">
        <source>and %n unseen</source>
        <translation>
            <numerusform>и %n&#xa0;не глядя</numerusform>
            <numerusform>и %n&#xa0;не глядя</numerusform>
            <numerusform>и %n&#xa0;не глядя</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gaps</name>
    <message>
        <source>This voyage can no longer be won: nothing fits before&#xa0;{high}</source>
        <translation>Это плавание уже не выиграть: перед&#xa0;{high} ничего не подойдёт</translation>
    </message>
    <message>
        <source>This voyage can no longer be won: nothing fits after&#xa0;{low}</source>
        <translation>Это плавание уже не выиграть: после&#xa0;{low} ничего не подойдёт</translation>
    </message>
    <message>
        <source>This voyage can no longer be won: nothing fits between&#xa0;{low} and&#xa0;{high}</source>
        <translation>Это плавание уже не выиграть: между&#xa0;{low} и&#xa0;{high} ничего не подойдёт</translation>
    </message>
    <message>
        <source>then nothing fits before&#xa0;{high} any more</source>
        <translation>тогда перед&#xa0;{high} ничего не подойдёт</translation>
    </message>
    <message>
        <source>then nothing fits after&#xa0;{low} any more</source>
        <translation>тогда после&#xa0;{low} ничего не подойдёт</translation>
    </message>
    <message>
        <source>then nothing fits between&#xa0;{low} and&#xa0;{high} any more</source>
        <translation>тогда между&#xa0;{low} и&#xa0;{high} ничего не подойдёт</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message numerus="yes">
        <source>for %n cell(s)</source>
        <translation>
            <numerusform>на %n&#xa0;клетку</numerusform>
            <numerusform>на %n&#xa0;клетки</numerusform>
            <numerusform>на %n&#xa0;клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>No other number can go here any more.</source>
        <translation>Другим номером это место уже не заполнить.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n number(s) can still fill this cell.</source>
        <translation>
            <numerusform>Эту клетку может заполнить ещё только %n&#xa0;номер.</numerusform>
            <numerusform>Эту клетку могут заполнить ещё только %n&#xa0;номера.</numerusform>
            <numerusform>Эту клетку могут заполнить ещё только %n&#xa0;номеров.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n number(s) left {cells} here.</source>
        <translation>
            <numerusform>Здесь остался только %n номер {cells}.</numerusform>
            <numerusform>Здесь осталось только %n номера {cells}.</numerusform>
            <numerusform>Здесь осталось только %n номеров {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No island can go here any more.</source>
        <translation>Островом это место уже не заполнить.</translation>
    </message>
    <message numerus="yes">
        <source>Too few islands: %n number(s) left {cells} here.</source>
        <translation>
            <numerusform>Островов не хватает: здесь остался %n номер {cells}.</numerusform>
            <numerusform>Островов не хватает: здесь осталось %n номера {cells}.</numerusform>
            <numerusform>Островов не хватает: здесь осталось %n номеров {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free here; next to&#xa0;{beside} it would cost %n card(s).</source>
        <translation>
            <numerusform>Здесь бесплатно, а рядом с&#xa0;{beside} будет стоить %n&#xa0;карту.</numerusform>
            <numerusform>Здесь бесплатно, а рядом с&#xa0;{beside} будет стоить %n&#xa0;карты.</numerusform>
            <numerusform>Здесь бесплатно, а рядом с&#xa0;{beside} будет стоить %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>This saves&#xa0;{number} for the gap next to&#xa0;{beside}.</source>
        <translation>Так&#xa0;{number} останется для промежутка рядом с&#xa0;{beside}.</translation>
    </message>
    <message>
        <source>It closes the gap before&#xa0;{high}.</source>
        <translation>Закрывает промежуток перед&#xa0;{high}.</translation>
    </message>
    <message>
        <source>It closes the gap after&#xa0;{low}.</source>
        <translation>Закрывает промежуток после&#xa0;{low}.</translation>
    </message>
    <message>
        <source>It closes the gap between&#xa0;{low} and&#xa0;{high}.</source>
        <translation>Закрывает промежуток между&#xa0;{low} и&#xa0;{high}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n number(s) {cells} after it.</source>
        <translation>
            <numerusform>После неё останется %n&#xa0;номер {cells}.</numerusform>
            <numerusform>После неё останется %n&#xa0;номера {cells}.</numerusform>
            <numerusform>После неё останется %n&#xa0;номеров {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves %n number(s) {cells} before it</source>
        <translation>
            <numerusform>Перед ней останется %n&#xa0;номер {cells}</numerusform>
            <numerusform>Перед ней останется %n&#xa0;номера {cells}</numerusform>
            <numerusform>Перед ней останется %n&#xa0;номеров {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) {cells} after it</source>
        <translation>
            <numerusform>после неё — %n&#xa0;номер {cells}</numerusform>
            <numerusform>после неё — %n&#xa0;номера {cells}</numerusform>
            <numerusform>после неё — %n&#xa0;номеров {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>{before}, {after}.</source>
        <translation>{before}, {after}.</translation>
    </message>
    <message numerus="yes">
        <source>You will miss the card(s) least.</source>
        <translation>
            <numerusform>Эта карта нужна вам меньше всего.</numerusform>
            <numerusform>Эти карты нужны вам меньше всего.</numerusform>
            <numerusform>Эти карты нужны вам меньше всего.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room left for the card(s).</source>
        <translation>
            <numerusform>Этой карте места уже нет.</numerusform>
            <numerusform>Этим картам места уже нет.</numerusform>
            <numerusform>Этим картам места уже нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won’t need the card(s) any more.</source>
        <translation>
            <numerusform>Эта карта вам больше не понадобится.</numerusform>
            <numerusform>Эти карты вам больше не понадобятся.</numerusform>
            <numerusform>Эти карты вам больше не понадобятся.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card(s) can bring you the fewest points.</source>
        <translation>
            <numerusform>Эта карта обещает меньше всего очков.</numerusform>
            <numerusform>Эти карты обещают меньше всего очков.</numerusform>
            <numerusform>Эти карты обещают меньше всего очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even&#xa0;{number}, your best card, would leave only %n number(s) {cells}.</source>
        <translation>
            <numerusform>Даже лучшая карта, {number}, оставит только %n&#xa0;номер {cells}.</numerusform>
            <numerusform>Даже лучшая карта, {number}, оставит только %n&#xa0;номера {cells}.</numerusform>
            <numerusform>Даже лучшая карта, {number}, оставит только %n&#xa0;номеров {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Even&#xa0;{number}, your best card, would cost %n card(s).</source>
        <translation>
            <numerusform>Даже лучшая карта, {number}, обойдётся в %n&#xa0;карту.</numerusform>
            <numerusform>Даже лучшая карта, {number}, обойдётся в %n&#xa0;карты.</numerusform>
            <numerusform>Даже лучшая карта, {number}, обойдётся в %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row&#xa0;{row} is not the best place for any of your cards.</source>
        <translation>В ряду&#xa0;{row} нет лучшего места ни для одной вашей карты.</translation>
    </message>
    <message numerus="yes">
        <source>There it blocks only %n empty cell(s): that does least harm.</source>
        <translation>
            <numerusform>Там закрыта лишь %n&#xa0;пустая клетка: так вреда меньше всего.</numerusform>
            <numerusform>Там закрыты лишь %n&#xa0;пустые клетки: так вреда меньше всего.</numerusform>
            <numerusform>Там закрыто лишь %n&#xa0;пустых клеток: так вреда меньше всего.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three cards in hand are too few with %n card(s) still to play.</source>
        <translation>
            <numerusform>Трёх карт в руке мало: впереди ещё %n&#xa0;карта.</numerusform>
            <numerusform>Трёх карт в руке мало: впереди ещё %n&#xa0;карты.</numerusform>
            <numerusform>Трёх карт в руке мало: впереди ещё %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>No empty cell is next to an island: nothing could be placed.</source>
        <translation>Рядом с островами нет пустых клеток: класть будет некуда.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n empty cell(s) of&#xa0;{empty} next to an island: too little choice.</source>
        <translation>
            <numerusform>Рядом с островами лишь %n&#xa0;пустая клетка из&#xa0;{empty}: выбор слишком мал.</numerusform>
            <numerusform>Рядом с островами лишь %n&#xa0;пустые клетки из&#xa0;{empty}: выбор слишком мал.</numerusform>
            <numerusform>Рядом с островами лишь %n&#xa0;пустых клеток из&#xa0;{empty}: выбор слишком мал.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It blocks %n empty cell(s) of&#xa0;{empty}.</source>
        <translation>
            <numerusform>Он закрывает %n&#xa0;пустую клетку из&#xa0;{empty}.</numerusform>
            <numerusform>Он закрывает %n&#xa0;пустые клетки из&#xa0;{empty}.</numerusform>
            <numerusform>Он закрывает %n&#xa0;пустых клеток из&#xa0;{empty}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That eases a tight gap: it will have %n number(s) {cells}.</source>
        <translation>
            <numerusform>Это разгрузит тесный промежуток: %n&#xa0;номер {cells}.</numerusform>
            <numerusform>Это разгрузит тесный промежуток: %n&#xa0;номера {cells}.</numerusform>
            <numerusform>Это разгрузит тесный промежуток: %n&#xa0;номеров {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does least harm there: the gap will have %n number(s) {cells}.</source>
        <translation>
            <numerusform>Там вреда меньше всего: останется %n&#xa0;номер {cells}.</numerusform>
            <numerusform>Там вреда меньше всего: останется %n&#xa0;номера {cells}.</numerusform>
            <numerusform>Там вреда меньше всего: останется %n&#xa0;номеров {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run: %n point(s) right away.</source>
        <translation>
            <numerusform>Цепочка: сразу %n очко.</numerusform>
            <numerusform>Цепочка: сразу %n очка.</numerusform>
            <numerusform>Цепочка: сразу %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) right away.</source>
        <translation>
            <numerusform>Это сразу принесёт %n очко.</numerusform>
            <numerusform>Это сразу принесёт %n очка.</numerusform>
            <numerusform>Это сразу принесёт %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the voyage.</source>
        <translation>С этим ходом плавание выиграно.</translation>
    </message>
    <message>
        <source>A start in hand must be played right away.</source>
        <translation>Старт из руки нужно сыграть сразу.</translation>
    </message>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>Больше ничего сделать нельзя.</translation>
    </message>
    <message>
        <source>None of your cards can be placed now.</source>
        <translation>Ни одну карту из руки сейчас не положить.</translation>
    </message>
    <message>
        <source>Close to what everyone offers; whoever has more cards gives more.</source>
        <translation>Почти так, как каждый готов отдать; у кого карт больше, тот и даёт больше.</translation>
    </message>
    <message>
        <source>No other start can turn up any more.</source>
        <translation>Другой старт уже не придёт.</translation>
    </message>
    <message>
        <source>Every cell is filled; only the start is missing.</source>
        <translation>Все клетки заполнены, не хватает только старта.</translation>
    </message>
    <message>
        <source>Every cell is filled; only the finish is missing.</source>
        <translation>Все клетки заполнены, не хватает только финиша.</translation>
    </message>
    <message>
        <source>The reef does least harm where it is: worth two cards.</source>
        <translation>Там, где рифы сейчас, они мешают меньше всего: двух карт не жалко.</translation>
    </message>
    <message>
        <source>It would block a whole row until a compass removes it.</source>
        <translation>Он закроет целый ряд, пока его не уберёт компас.</translation>
    </message>
    <message>
        <source>There is no compass to remove it.</source>
        <translation>Убрать его нечем: компаса нет.</translation>
    </message>
    <message>
        <source>It does little harm: a compass is worth more later.</source>
        <translation>Он мешает мало: компас пригодится позже.</translation>
    </message>
    <message>
        <source>No row has an empty cell: it does nothing.</source>
        <translation>Пустых клеток в рядах нет: он ничего не сделает.</translation>
    </message>
    <message>
        <source>The storm does more harm than this hand is worth.</source>
        <translation>Вред от шторма дороже этих карт.</translation>
    </message>
    <message>
        <source>It shows the wrong side for its row.</source>
        <translation>Эта карта лежит не той стороной для своего ряда.</translation>
    </message>
    <message>
        <source>This gives you the best lead in the long run.</source>
        <translation>Так ваш перевес в очках в итоге наибольший.</translation>
    </message>
    <message>
        <source>All finishes are gone. Undo takes you back.</source>
        <translation>Все финиши сброшены. Поможет отмена хода.</translation>
    </message>
    <message>
        <source>The finish has to wait.</source>
        <translation>Финишу придётся подождать.</translation>
    </message>
    <message>
        <source>None of your cards fits next to an island, as the orange storm demands.</source>
        <translation>Рядом с островом, как требует оранжевый шторм, ни одна ваша карта не подходит.</translation>
    </message>
    <message>
        <source>Nothing fits before&#xa0;{high}. Undo takes you back.</source>
        <translation>Перед&#xa0;{high} уже ничего не подойдёт. Поможет отмена хода.</translation>
    </message>
    <message>
        <source>Nothing fits after&#xa0;{low}. Undo takes you back.</source>
        <translation>После&#xa0;{low} уже ничего не подойдёт. Поможет отмена хода.</translation>
    </message>
    <message>
        <source>Nothing fits between&#xa0;{low} and&#xa0;{high}. Undo takes you back.</source>
        <translation>Между&#xa0;{low} и&#xa0;{high} уже ничего не подойдёт. Поможет отмена хода.</translation>
    </message>
    <message>
        <source>Cards left: {cards}, needed at least: {needed}. Undo takes you back.</source>
        <translation>Осталось карт: {cards}, нужно не меньше: {needed}. Поможет отмена хода.</translation>
    </message>
    <message numerus="yes">
        <source>Offer %n card(s)</source>
        <translation>
            <numerusform>Предложите %n&#xa0;карту</numerusform>
            <numerusform>Предложите %n&#xa0;карты</numerusform>
            <numerusform>Предложите %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>You need every one of your cards.</source>
        <translation>Вам нужна каждая карта в руке.</translation>
    </message>
    <message>
        <source>You would hardly miss that many.</source>
        <translation>Столько карт отдать не жалко.</translation>
    </message>
    <message>
        <source>The finish has to wait: {missing}.</source>
        <translation>Финишу придётся подождать: {missing}.</translation>
    </message>
    <message>
        <source>Still thinking…</source>
        <translation>Расчёт ещё идёт…</translation>
    </message>
    <message>
        <source>This voyage can’t be won any more</source>
        <translation>Это плавание уже не выиграть</translation>
    </message>
    <message>
        <source>Chance of winning:&#xa0;{percent}</source>
        <translation>Шанс победы:&#xa0;{percent}</translation>
    </message>
    <message>
        <source>Or: {move}</source>
        <translation>Другой вариант: {move}</translation>
    </message>
    <message>
        <source>Perhaps even better: {move} ({percent})</source>
        <translation>Возможно, даже лучше: {move} ({percent})</translation>
    </message>
    <message>
        <source>Perhaps just as good: {move} ({percent})</source>
        <translation>Возможно, не хуже: {move} ({percent})</translation>
    </message>
    <message>
        <source>Or: {move} ({percent})</source>
        <translation>Другой вариант: {move} ({percent})</translation>
    </message>
    <message>
        <source>{move}, pay with {cards}</source>
        <translation>{move}, в оплату: {cards}</translation>
    </message>
    <message>
        <source>{move}, discard {cards}</source>
        <translation>{move}, сбросить: {cards}</translation>
    </message>
    <message>
        <source>{number} to {place}</source>
        <translation>{number}&#xa0;→ {place}</translation>
    </message>
    <message>
        <source>Wild card as&#xa0;{number} to {place}</source>
        <translation>Джокер за&#xa0;{number}&#xa0;→ {place}</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Сбросить {cards}</translation>
    </message>
    <message>
        <source>Give {cards}</source>
        <translation>Отдать {cards}</translation>
    </message>
    <message>
        <source>Split: {parts}</source>
        <translation>Отдают: {parts}</translation>
    </message>
    <message>
        <source>The monster takes&#xa0;{number} from {place}</source>
        <translation>Чудище забирает&#xa0;{number} ({place})</translation>
    </message>
    <message>
        <source>Turn&#xa0;{number} in {place}</source>
        <translation>Повернуть&#xa0;{number} ({place})</translation>
    </message>
    <message>
        <source>Use a compass on {storm}</source>
        <translation>Убрать компасом {storm}</translation>
    </message>
    <message>
        <source>Use the wild card as a compass on {storm}</source>
        <translation>Джокером вместо компаса убрать {storm}</translation>
    </message>
    <message>
        <source>Move the reef to row&#xa0;{row}</source>
        <translation>Рифы&#xa0;→ ряд&#xa0;{row}</translation>
    </message>
    <message>
        <source>Put the purple storm on row&#xa0;{row}</source>
        <translation>Лиловый шторм&#xa0;→ ряд&#xa0;{row}</translation>
    </message>
    <message>
        <source>Spend the wild card on the storm</source>
        <translation>Убрать шторм джокером</translation>
    </message>
    <message>
        <source>Spend a compass on the storm</source>
        <translation>Убрать шторм компасом</translation>
    </message>
    <message>
        <source>{storm} (row&#xa0;{row})</source>
        <translation>{storm} (ряд&#xa0;{row})</translation>
    </message>
    <message>
        <source>{storm} ({name})</source>
        <translation>{storm} ({name})</translation>
    </message>
    <message>
        <source>Wild card as the start</source>
        <translation>Джокер вместо старта</translation>
    </message>
    <message>
        <source>Wild card as the finish</source>
        <translation>Джокер вместо финиша</translation>
    </message>
    <message>
        <source>Play the start</source>
        <translation>Сыграть старт</translation>
    </message>
    <message>
        <source>Play the finish</source>
        <translation>Сыграть финиш</translation>
    </message>
    <message>
        <source>Trade your whole hand for a compass</source>
        <translation>Обменять всю руку на компас</translation>
    </message>
    <message>
        <source>Keep the reef where it is</source>
        <translation>Не двигать рифы</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Разведать</translation>
    </message>
    <message>
        <source>Swap your hand for the row</source>
        <translation>Обменять руку на ряд</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропустить ход</translation>
    </message>
    <message>
        <source>Face the storm</source>
        <translation>Принять шторм</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Select what is marked</source>
        <translation>Выбрать отмеченное</translation>
    </message>
    <message>
        <source>Cancel what you started</source>
        <translation>Отменить начатое</translation>
    </message>
    <message>
        <source>Hint; again to play it</source>
        <translation>Подсказка; ещё раз — сыграть</translation>
    </message>
    <message>
        <source>Discard two</source>
        <translation>Сбросить две</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Тот же расклад</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Горячие клавиши</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <translation>Копировать код расклада</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Другой расклад</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Show your discards</source>
        <translation>Показать свой сброс</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Trade tiles</source>
        <translation>Обменять фишки</translation>
    </message>
    <message>
        <source>Sort the rack by colour</source>
        <translation>Разложить фишки по цвету</translation>
    </message>
    <message>
        <source>Sort the rack by shape</source>
        <translation>Разложить фишки по фигуре</translation>
    </message>
    <message>
        <source>Table of unseen tiles</source>
        <translation>Таблица невышедших фишек</translation>
    </message>
    <message>
        <source>Letters on the tiles</source>
        <translation>Буквы на фишках</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Show all tiles</source>
        <translation>Показать все фишки</translation>
    </message>
    <message>
        <source>Card or tile&#xa0;{place}</source>
        <translation>Карта или фишка&#xa0;{place}</translation>
    </message>
    <message>
        <source>Play, confirm</source>
        <translation>Сыграть, подтвердить</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Партия дня</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Журнал партии</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Научиться играть</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>This lesson is done: continue to the next one.</source>
        <translation>Этот урок пройден: переходите к следующему.</translation>
    </message>
</context>
<context>
    <name>mates</name>
    <message>
        <source>just placed by {name}</source>
        <translation>только что: {name}</translation>
    </message>
    <message>
        <source>just turned by {name}</source>
        <translation>{name}: остров только что повёрнут</translation>
    </message>
    <message>
        <source>just struck by {name}</source>
        <translation>{name}: чудище только что забрало остров</translation>
    </message>
</context>
<context>
    <name>mistakes</name>
    <message>
        <source>lost here</source>
        <translation>проигрыш</translation>
    </message>
    <message>
        <source>{number}&#xa0;points</source>
        <translation>{number}&#xa0;очка</translation>
    </message>
    <message>
        <source>{number}&#xa0;coins</source>
        <translation>{number}&#xa0;монеты</translation>
    </message>
    <message>
        <source>Action&#xa0;{number}: {loss}</source>
        <translation>Действие&#xa0;{number}: {loss}</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Показать этот момент</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Decide again from this position</source>
        <translation>Решить эту позицию ещё раз</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Самые дорогие ошибки</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of chance</source>
        <translation>
            <numerusform>%n&#xa0;п.&#xa0;п.</numerusform>
            <numerusform>%n&#xa0;п.&#xa0;п.</numerusform>
            <numerusform>%n&#xa0;п.&#xa0;п.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>modes</name>
    <message>
        <source>Islands have two sides, and every compass drawn turns all hands over. At the end the upper half of the grid must show the sun, the lower half the moon.</source>
        <translation>У островов две стороны, и каждый взятый компас разворачивает карты во всех руках. В конце верхняя половина поля должна лежать солнцем вверх, нижняя — луной вверх.</translation>
    </message>
    <message>
        <source>Seven rows, narrowing from seven islands to a single one. Every island turns over an explorer card, which may help you or bring a storm.</source>
        <translation>Семь рядов, которые сужаются от семи островов до одного. Каждый остров открывает карту разведки: она поможет или принесёт шторм.</translation>
    </message>
    <message>
        <source>Fill the grid with islands in rising order, from the bottom left to the top right. Next to another island, a card costs as many other cards as the difference between the numbers.</source>
        <translation>Заполните поле островами по возрастанию, от левого нижнего угла к правому верхнему. Рядом с другим островом карта стоит столько карт, какова разница номеров.</translation>
    </message>
    <message>
        <source>First raise two pillars, each in rising order and free of charge. Then close the vault above them, where prices apply again.</source>
        <translation>Сначала возведите две колонны: номера в каждой растут, класть можно бесплатно. Затем сомкните над ними свод, где за соседство снова платят.</translation>
    </message>
    <message>
        <source>Two opponents fill the same grid and draw from an open row. Your islands score points, long runs even more, and each card you discard costs one.</source>
        <translation>Два соперника заполняют одно поле и берут карты из открытого ряда. Ваши острова приносят очки, длинные цепочки — ещё больше, а каждая сброшенная карта отнимает одно.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Standard voyage</source>
        <translation>Стандартная игра</translation>
    </message>
    <message>
        <source>Great Arch</source>
        <translation>Великая арка</translation>
    </message>
    <message>
        <source>Sun and Moon</source>
        <translation>Солнце и луна</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Соревновательная игра</translation>
    </message>
    <message>
        <source>Six rows, eighty islands, not a word.</source>
        <translation>Шесть рядов, восемьдесят островов, ни слова.</translation>
    </message>
    <message>
        <source>Two pillars first, then the vault above the ship.</source>
        <translation>Сначала две колонны, потом свод над кораблём.</translation>
    </message>
    <message>
        <source>Moon below, sun above: islands have two sides.</source>
        <translation>Внизу луна, наверху солнце: у островов две стороны.</translation>
    </message>
    <message>
        <source>Seven narrowing rows, and an explorer deck.</source>
        <translation>Семь сужающихся рядов и колода разведки.</translation>
    </message>
    <message>
        <source>Two opponents, one sea: the longer runs win.</source>
        <translation>Два соперника в одном море: побеждают длинные цепочки.</translation>
    </message>
    <message>
        <source>Drifter</source>
        <translation>Дрейфующий</translation>
    </message>
    <message>
        <source>Deckhand</source>
        <translation>Юнга</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Матрос</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Admiral</source>
        <translation>Адмирал</translation>
    </message>
    <message>
        <source>All islands</source>
        <translation>Все острова</translation>
    </message>
    <message>
        <source>Galatea</source>
        <translation>Галатея</translation>
    </message>
    <message>
        <source>Triton</source>
        <translation>Тритон</translation>
    </message>
    <message>
        <source>Leucothea</source>
        <translation>Левкофея</translation>
    </message>
    <message>
        <source>Amphitrite</source>
        <translation>Амфитрита</translation>
    </message>
    <message>
        <source>Poseidon</source>
        <translation>Посейдон</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>в одиночку</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea monster(s)</source>
        <translation>
            <numerusform>%n морское чудище</numerusform>
            <numerusform>%n морских чудища</numerusform>
            <numerusform>%n морских чудищ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild card(s)</source>
        <translation>
            <numerusform>%n джокер</numerusform>
            <numerusform>%n джокера</numerusform>
            <numerusform>%n джокеров</numerusform>
        </translation>
    </message>
    <message>
        <source>jagged reefs</source>
        <translation>рифы</translation>
    </message>
    <message>
        <source>storm and compass</source>
        <translation>шторм и компас</translation>
    </message>
    <message>
        <source>Jagged reefs</source>
        <translation>Острые рифы</translation>
    </message>
    <message>
        <source>Sea monsters</source>
        <translation>Морские чудища</translation>
    </message>
    <message>
        <source>Storm and compass</source>
        <translation>Шторм и компас</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Джокеры</translation>
    </message>
    <message>
        <source>Fewer islands</source>
        <translation>Меньше островов</translation>
    </message>
    <message>
        <source>Daily voyage, {day}</source>
        <translation>Плавание дня, {day}</translation>
    </message>
    <message>
        <source>{voyage}, deal&#xa0;{number}</source>
        <translation>{voyage}, расклад&#xa0;{number}</translation>
    </message>
    <message>
        <source>played on from the beginning</source>
        <translation>с самого начала</translation>
    </message>
    <message>
        <source>played on from action&#xa0;{number}</source>
        <translation>с действия&#xa0;{number}</translation>
    </message>
    <message>
        <source>A crew has one to five players.</source>
        <translation>В команде от одного до пяти игроков.</translation>
    </message>
    <message>
        <source>Competitive voyages are for exactly two players.</source>
        <translation>Соревновательная игра — ровно для двоих.</translation>
    </message>
    <message>
        <source>Four, six, eight, ten or twelve islands may be removed.</source>
        <translation>Убрать можно четыре, шесть, восемь, десять или двенадцать островов.</translation>
    </message>
    <message>
        <source>There can be three, four or five monsters.</source>
        <translation>Чудищ бывает три, четыре или пять.</translation>
    </message>
    <message>
        <source>There are one or two wild cards.</source>
        <translation>Джокеров бывает один или два.</translation>
    </message>
    <message>
        <source>Fewer islands are for the standard voyage only.</source>
        <translation>«Меньше островов» — только в стандартной игре.</translation>
    </message>
    <message>
        <source>Stormy Seas is for the standard voyage only.</source>
        <translation>«Бурные моря» — только в стандартной игре.</translation>
    </message>
    <message>
        <source>Stormy Seas and fewer islands can’t be combined.</source>
        <translation>«Бурные моря» и «Меньше островов» не сочетаются.</translation>
    </message>
    <message>
        <source>Shtil</source>
        <translation>Штиль</translation>
    </message>
    <message>
        <source>a sea of eighty islands</source>
        <translation>море из восьмидесяти островов</translation>
    </message>
    <message>
        <source>James Emmerson</source>
        <translation>Джеймс Эммерсон</translation>
    </message>
    <message>
        <source>You {own} : {others}</source>
        <translation>Вы {own} : {others}</translation>
    </message>
</context>
<context>
    <name>overlays</name>
    <message numerus="yes">
        <source>%n card(s) for the start</source>
        <translation>
            <numerusform>%n&#xa0;карта за старт</numerusform>
            <numerusform>%n&#xa0;карты за старт</numerusform>
            <numerusform>%n&#xa0;карт за старт</numerusform>
        </translation>
    </message>
    <message>
        <source>still thinking…</source>
        <translation>ещё думает…</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>ваша рука</translation>
    </message>
    <message>
        <source>offers&#xa0;{count}</source>
        <translation>предлагает&#xa0;{count}</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>discards&#xa0;{discards}</source>
        <translation>сброс&#xa0;{discards}</translation>
    </message>
    <message>
        <source>deck&#xa0;{deck}&#xa0;· discards&#xa0;{discards}</source>
        <translation>колода&#xa0;{deck}&#xa0;· сброс&#xa0;{discards}</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Print the review</source>
        <translation>Печать разбора</translation>
    </message>
    <message>
        <source>The review is on its way to the printer.</source>
        <translation>Разбор отправлен на печать.</translation>
    </message>
    <message>
        <source>The printer didn’t accept the review. It can be saved as a PDF instead.</source>
        <translation>Принтер не принимает разбор. Его можно сохранить в PDF.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the review as a PDF to print it somewhere else.</source>
        <translation>На этом компьютере не настроен принтер. Сохраните разбор в PDF, чтобы напечатать его в другом месте.</translation>
    </message>
</context>
<context>
    <name>qwirkle</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Поиск подсказки</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Return first: {tiles}. {move}</source>
        <translation>Сначала вернуть: {tiles}. {move}</translation>
    </message>
    <message>
        <source>{who} begins with the largest set: {tiles}</source>
        <translation>{who} начинает: самый большой набор, {tiles}</translation>
    </message>
    <message>
        <source>You begin with the largest set: {tiles}</source>
        <translation>Вы начинаете: у вас самый большой набор, {tiles}</translation>
    </message>
    <message>
        <source>{who}: {tiles}, {sum}</source>
        <translation>{who}: {tiles}, {sum}</translation>
    </message>
    <message>
        <source>{who}: {tiles}, {sum}, a Qwirkle!</source>
        <translation>{who}: {tiles}, {sum}, Qwirkle!</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who}: пропуск хода</translation>
    </message>
    <message>
        <source>{who}: {points} more for the last tile</source>
        <translation>{who}: ещё {points} за последнюю фишку</translation>
    </message>
    <message>
        <source>+{points}, {tiles}</source>
        <translation>+{points}, {tiles}</translation>
    </message>
    <message>
        <source>+{points}, a Qwirkle</source>
        <translation>+{points}, Qwirkle</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пропуск хода</translation>
    </message>
    <message>
        <source>A shared win: {names}</source>
        <translation>Общая победа: {names}</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Победа: {name}</translation>
    </message>
    <message>
        <source>The last tile has been laid.</source>
        <translation>Последняя фишка выложена.</translation>
    </message>
    <message>
        <source>Nobody could lay a tile any more.</source>
        <translation>Никто больше не мог выложить фишку.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} и {last}</translation>
    </message>
    <message>
        <source>column&#xa0;{column}, row&#xa0;{row}</source>
        <translation>столбец&#xa0;{column}, ряд&#xa0;{row}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n фишка</numerusform>
            <numerusform>%n фишки</numerusform>
            <numerusform>%n фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n линия</numerusform>
            <numerusform>%n линии</numerusform>
            <numerusform>%n линий</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} думает</translation>
    </message>
    <message>
        <source>You begin: lay your largest set, {tiles}</source>
        <translation>Вы начинаете: выложите самый большой набор, {tiles}</translation>
    </message>
    <message>
        <source>None of your tiles fits and the bag is empty: you have to pass</source>
        <translation>Ни одна фишка не подходит, а куча пуста: придётся пропустить ход</translation>
    </message>
    <message>
        <source>None of your tiles fits: trade some of them</source>
        <translation>Ни одна фишка не подходит: обменяйте несколько</translation>
    </message>
    <message>
        <source>Your turn: lay tiles in one line, or trade</source>
        <translation>Ваш ход: выложите фишки в одну линию или обменяйте</translation>
    </message>
    <message>
        <source>Your turn: lay tiles in one line</source>
        <translation>Ваш ход: выложите фишки в одну линию</translation>
    </message>
    <message>
        <source>{tiles}: {points}</source>
        <translation>{tiles}: {points}</translation>
    </message>
    <message>
        <source>{tiles}, {lines}: {sum}</source>
        <translation>{tiles}, {lines}: {sum}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Выложить</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропустить ход</translation>
    </message>
    <message>
        <source>Return tiles</source>
        <translation>Вернуть фишки</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Trade tiles</source>
        <translation>Обменять фишки</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>It is not your turn yet</source>
        <translation>Сейчас не ваш ход</translation>
    </message>
    <message>
        <source>Choose a tile first</source>
        <translation>Сначала выберите фишку</translation>
    </message>
    <message>
        <source>You don’t have this tile</source>
        <translation>У вас нет такой фишки</translation>
    </message>
    <message>
        <source>There is a tile in this cell already</source>
        <translation>В этой клетке уже есть фишка</translation>
    </message>
    <message>
        <source>This cell is too far away</source>
        <translation>Эта клетка слишком далеко</translation>
    </message>
    <message>
        <source>New tiles must touch a tile on the table</source>
        <translation>Новые фишки должны касаться хотя бы одной фишки на столе</translation>
    </message>
    <message>
        <source>A line can’t hold the same tile twice</source>
        <translation>В линии не может быть двух одинаковых фишек</translation>
    </message>
    <message>
        <source>You can’t trade on the first turn</source>
        <translation>Первым ходом обменивать нельзя</translation>
    </message>
    <message>
        <source>The bag is not empty yet: trade instead</source>
        <translation>Куча ещё не пуста: обменяйте фишки</translation>
    </message>
    <message>
        <source>You can’t pass: one of your tiles fits</source>
        <translation>Пропустить ход нельзя: одна из ваших фишек подходит</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: empty</source>
        <translation>Место&#xa0;{number}: пусто</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: {tile}, picked up</source>
        <translation>Место&#xa0;{number}: {tile}, выбрано</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: {tile}, to be traded</source>
        <translation>Место&#xa0;{number}: {tile}, на обмен</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: {tile}</source>
        <translation>Место&#xa0;{number}: {tile}</translation>
    </message>
    <message>
        <source>Rack&#xa0;{number}: {tile}, on the table</source>
        <translation>Место&#xa0;{number}: {tile}, уже на столе</translation>
    </message>
    <message>
        <source>{tile}, not confirmed yet</source>
        <translation>{tile}, ход ещё не подтверждён</translation>
    </message>
    <message>
        <source>doesn’t fit here</source>
        <translation>сюда не подходит</translation>
    </message>
    <message>
        <source>empty cell</source>
        <translation>пустая клетка</translation>
    </message>
    <message>
        <source>{name}: {points}, {tiles} in hand</source>
        <translation>{name}: {points}, на подставке {tiles}</translation>
    </message>
    <message>
        <source>Bag&#xa0;{count}</source>
        <translation>Куча&#xa0;{count}</translation>
    </message>
    <message>
        <source>Bag: {tiles} left</source>
        <translation>Куча: {tiles}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>round&#xa0;{number}</source>
        <translation>круг&#xa0;{number}</translation>
    </message>
    <message>
        <source>deal&#xa0;{deal}&#xa0;· round&#xa0;{number}</source>
        <translation>расклад&#xa0;{deal}&#xa0;· круг&#xa0;{number}</translation>
    </message>
    <message>
        <source>now&#xa0;+{points}</source>
        <translation>сейчас&#xa0;+{points}</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Все ходы</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Ещё не вышли</translation>
    </message>
    <message>
        <source>bag&#xa0;{bag}, other hands&#xa0;{hands}</source>
        <translation>куча&#xa0;{bag}, у соперников&#xa0;{hands}</translation>
    </message>
    <message>
        <source>Colour letters on</source>
        <translation>Буквы цветов включены</translation>
    </message>
    <message>
        <source>Colour letters off</source>
        <translation>Буквы цветов выключены</translation>
    </message>
    <message>
        <source>Unseen tiles hidden</source>
        <translation>Таблица невышедших фишек скрыта</translation>
    </message>
    <message>
        <source>Unseen tiles: {tiles}</source>
        <translation>Невышедшие фишки: {tiles}</translation>
    </message>
    <message>
        <source>Qwirkle</source>
        <translation>Qwirkle</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>ходит {name}</translation>
    </message>
    <message>
        <source>lines of colour and shape</source>
        <translation>линии из цветов и фигур</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Знаток</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Qwirkle, deal&#xa0;{number}</source>
        <translation>Qwirkle, расклад&#xa0;{number}</translation>
    </message>
    <message>
        <source>{laid} of&#xa0;{all}</source>
        <translation>{laid} из&#xa0;{all}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Любое число</translation>
    </message>
    <message>
        <source>You finished {points} ahead.</source>
        <translation>Вы впереди на {points}.</translation>
    </message>
    <message>
        <source>You finished {points} behind.</source>
        <translation>Вы отстали на {points}.</translation>
    </message>
    <message numerus="yes">
        <source>traded %n tile(s)</source>
        <translation>
            <numerusform>обмен: %n фишка</numerusform>
            <numerusform>обмен: %n фишки</numerusform>
            <numerusform>обмен: %n фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} traded %n tile(s)</source>
        <translation>
            <numerusform>{who}: обмен, %n фишка</numerusform>
            <numerusform>{who}: обмен, %n фишки</numerusform>
            <numerusform>{who}: обмен, %n фишек</numerusform>
        </translation>
    </message>
    <message>
        <source>The {tile} fits in the marked cells</source>
        <translation>{tile}: подходящие клетки отмечены</translation>
    </message>
    <message>
        <source>The {tile} doesn’t fit anywhere right now</source>
        <translation>{tile}: сейчас никуда не подходит</translation>
    </message>
    <message>
        <source>Choose the tiles you want to trade</source>
        <translation>Выберите фишки, которые хотите обменять</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <translation>
            <numerusform>Обменять %n фишку</numerusform>
            <numerusform>Обменять %n фишки</numerusform>
            <numerusform>Обменять %n фишек</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles of a turn must be in one row or column</source>
        <translation>Фишки одного хода кладут в один ряд или в один столбец</translation>
    </message>
    <message>
        <source>There must be no gap between your tiles</source>
        <translation>Между вашими фишками не должно быть пустых клеток</translation>
    </message>
    <message>
        <source>All tiles in a line must share a colour or a shape</source>
        <translation>У всех фишек линии должен быть общий цвет или общая фигура</translation>
    </message>
    <message>
        <source>On the first turn, lay your whole largest set of one colour or shape</source>
        <translation>Первым ходом выложите весь свой самый большой набор одного цвета или одной фигуры</translation>
    </message>
    <message>
        <source>The first line must cover the cell in the middle</source>
        <translation>Первая линия должна пройти через центральную клетку</translation>
    </message>
    <message>
        <source>There aren’t enough tiles in the bag</source>
        <translation>В куче не хватает фишек</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)?</source>
        <translation>
            <numerusform>Обменять %n фишку?</numerusform>
            <numerusform>Обменять %n фишки?</numerusform>
            <numerusform>Обменять %n фишек?</numerusform>
        </translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Сильнейший соперник</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Любые соперники</translation>
    </message>
    <message>
        <source>Your points, on average over all games</source>
        <translation>Ваши очки в среднем по всем партиям</translation>
    </message>
    <message>
        <source>best turn</source>
        <translation>лучший ход</translation>
    </message>
    <message>
        <source>The most points you have scored in one turn</source>
        <translation>Больше всего очков, набранных вами за один ход</translation>
    </message>
    <message>
        <source>Lines of six that you have completed, on average over all games</source>
        <translation>Сколько линий из шести вы завершаете, в среднем по всем партиям</translation>
    </message>
    <message>
        <source>Open the review of a finished game, and its figure appears here.</source>
        <translation>Откройте разбор законченной партии, и здесь появится её показатель.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Among %n player(s)</source>
        <translation>
            <numerusform>При %n игроке</numerusform>
            <numerusform>При %n игроках</numerusform>
            <numerusform>При %n игроках</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {rate} won</source>
        <translation>{games}, побед {rate}</translation>
    </message>
    <message>
        <source>Points on average: {points}</source>
        <translation>В среднем очков: {points}</translation>
    </message>
    <message>
        <source>Best turn ever: {points}</source>
        <translation>Лучший ход за всё время: {points}</translation>
    </message>
    <message>
        <source>points per game</source>
        <translation>очков за партию</translation>
    </message>
    <message>
        <source>Qwirkles per game</source>
        <translation>Qwirkle за партию</translation>
    </message>
    <message>
        <source>lost per move</source>
        <translation>потери за ход</translation>
    </message>
    <message>
        <source>Points lost per move, on average over the games that have been reviewed</source>
        <translation>Потерянные за ход очки, в среднем по разобранным партиям</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>Потерянные очки за ход</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>Партия сдана.</translation>
    </message>
    <message>
        <source>Play for&#xa0;{points}</source>
        <translation>Выложить за&#xa0;{points}</translation>
    </message>
    <message>
        <source>Susan McKinley Ross</source>
        <translation>Сьюзан Маккинли Росс</translation>
    </message>
    <message>
        <source>Largest sets: {sets}</source>
        <translation>Самые большие наборы: {sets}</translation>
    </message>
    <message>
        <source>Tie at {tiles}: {names}. {who} is listed first and begins</source>
        <translation>Поровну ({tiles}): {names}. Начинает первый по списку: {who}</translation>
    </message>
    <message>
        <source>Tie at {tiles}: {names}. You are listed first and begin</source>
        <translation>Поровну ({tiles}): {names}. Вы первые по списку и начинаете</translation>
    </message>
    <message>
        <source>{who}. Largest set at the start: {tiles}</source>
        <translation>{who}. Самый большой набор в начале: {tiles}</translation>
    </message>
    <message>
        <source>The {tile} fits only next to another of your tiles: lay that one first</source>
        <translation>{tile}: подходит только рядом с другой вашей фишкой, сначала выложите её</translation>
    </message>
    <message>
        <source>The {tile} doesn’t go with the tiles you have laid out</source>
        <translation>{tile}: не подходит к выложенным вами фишкам</translation>
    </message>
    <message>
        <source>The {tile} isn’t part of your largest set: lay the marked tiles</source>
        <translation>{tile}: не из самого большого набора, выложите отмеченные фишки</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Сыграть</translation>
    </message>
</context>
<context>
    <name>qwirkle colour letters</name>
    <message>
        <source>R</source>
        <translation>К</translation>
    </message>
    <message>
        <source>O</source>
        <translation>О</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Ж</translation>
    </message>
    <message>
        <source>G</source>
        <translation>З</translation>
    </message>
    <message>
        <source>B</source>
        <translation>С</translation>
    </message>
    <message>
        <source>P</source>
        <translation>Ф</translation>
    </message>
</context>
<context>
    <name>qwirkle drills</name>
    <message>
        <source>Game of {day}</source>
        <translation>Партия {day}</translation>
    </message>
    <message>
        <source>Your move here lost about {points} over the next round. Find a better one.</source>
        <translation>Ваш ход здесь стоил примерно {points} за следующий круг. Найдите ход получше.</translation>
    </message>
    <message>
        <source>By the end of the game the best move gains about {points} more, going by what you see.</source>
        <translation>К концу партии лучший ход, судя по видимому, приносит больше примерно на {points}.</translation>
    </message>
    <message>
        <source>Over the next round the best move gains about {points} more, going by what you see.</source>
        <translation>За следующий круг лучший ход, судя по видимому, приносит больше примерно на {points}.</translation>
    </message>
    <message>
        <source>No other move was found that gains clearly more.</source>
        <translation>Хода, который приносит заметно больше, не нашлось.</translation>
    </message>
    <message>
        <source>Your move here cost you {points} by the end of the game. Find a better one.</source>
        <translation>Ваш ход здесь обошёлся к концу партии в {points}. Найдите ход получше.</translation>
    </message>
    <message>
        <source>Your move here cost you about {points} by the end of the game. Find a better one.</source>
        <translation>Ваш ход здесь стоил к концу партии примерно {points}. Найдите ход получше.</translation>
    </message>
    <message>
        <source>Calculated to the end of the game, the best move is worth {points} more.</source>
        <translation>Если просчитать до конца партии, лучший ход приносит на {points} больше.</translation>
    </message>
    <message>
        <source>{points} from the best: {best}.</source>
        <translation>На {points} хуже лучшего хода: {best}.</translation>
    </message>
</context>
<context>
    <name>qwirkle hints</name>
    <message>
        <source>There is nothing to decide</source>
        <translation>Сейчас решать нечего</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропустить ход</translation>
    </message>
    <message>
        <source>Lay {tiles}: {sum}</source>
        <translation>Выложить: {tiles}. Очки: {sum}</translation>
    </message>
    <message>
        <source>Next best: {tiles} for {points}</source>
        <translation>Второй по силе: {tiles}, {points}</translation>
    </message>
    <message>
        <source>nothing else fits</source>
        <translation>больше ничего не подходит</translation>
    </message>
    <message>
        <source>completes a Qwirkle</source>
        <translation>завершает Qwirkle</translation>
    </message>
    <message>
        <source>scores clearly more than anything else</source>
        <translation>приносит заметно больше очков, чем любой другой ход</translation>
    </message>
    <message>
        <source>keeps a Qwirkle that only you can complete: {tile}</source>
        <translation>сохраняет Qwirkle, который завершите только вы: {tile}</translation>
    </message>
    <message>
        <source>scores in several lines at once</source>
        <translation>приносит очки сразу в нескольких линиях</translation>
    </message>
    <message>
        <source>none of your tiles fits</source>
        <translation>ни одна фишка не подходит</translation>
    </message>
    <message>
        <source>The next best move is just as good</source>
        <translation>Второй по силе ход не хуже</translation>
    </message>
    <message>
        <source>{more}&#xa0;points better than the next best move over one round</source>
        <translation>За круг выгоднее второго по силе хода на&#xa0;{more}&#xa0;очка</translation>
    </message>
    <message>
        <source>lays your last tile and ends the game: {points} more</source>
        <translation>последняя фишка, и партия окончена: ещё {points}</translation>
    </message>
    <message>
        <source>worked out to the end of the game, nothing is better</source>
        <translation>просчитано до конца партии: лучшего хода нет</translation>
    </message>
    <message>
        <source>leaves a five, but only one {tile} is left</source>
        <translation>оставляет пятёрку, но для неё есть лишь одна фишка: {tile}</translation>
    </message>
    <message>
        <source>leaves less for the next player</source>
        <translation>оставляет следующему игроку меньше</translation>
    </message>
    <message>
        <source>gets rid of a tile you hold twice: {tile}</source>
        <translation>избавляет от повтора: {tile}</translation>
    </message>
    <message>
        <source>comes out best over the next round</source>
        <translation>даёт лучший итог за следующий круг</translation>
    </message>
    <message>
        <source>leaves a five, but no {tile} is left</source>
        <translation>оставляет пятёрку, но нужная фишка больше не выйдет: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>lets you draw %n new tile(s)</source>
        <translation>
            <numerusform>даёт %n новую фишку</numerusform>
            <numerusform>даёт %n новые фишки</numerusform>
            <numerusform>даёт %n новых фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n red tile(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n красная фишка</numerusform>
            <numerusform>сохраняет набор: %n красные фишки</numerusform>
            <numerusform>сохраняет набор: %n красных фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n orange tile(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n оранжевая фишка</numerusform>
            <numerusform>сохраняет набор: %n оранжевые фишки</numerusform>
            <numerusform>сохраняет набор: %n оранжевых фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n yellow tile(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n жёлтая фишка</numerusform>
            <numerusform>сохраняет набор: %n жёлтые фишки</numerusform>
            <numerusform>сохраняет набор: %n жёлтых фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n green tile(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n зелёная фишка</numerusform>
            <numerusform>сохраняет набор: %n зелёные фишки</numerusform>
            <numerusform>сохраняет набор: %n зелёных фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n blue tile(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n синяя фишка</numerusform>
            <numerusform>сохраняет набор: %n синие фишки</numerusform>
            <numerusform>сохраняет набор: %n синих фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n purple tile(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n фиолетовая фишка</numerusform>
            <numerusform>сохраняет набор: %n фиолетовые фишки</numerusform>
            <numerusform>сохраняет набор: %n фиолетовых фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n circle(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n круг</numerusform>
            <numerusform>сохраняет набор: %n круга</numerusform>
            <numerusform>сохраняет набор: %n кругов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n square(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n квадрат</numerusform>
            <numerusform>сохраняет набор: %n квадрата</numerusform>
            <numerusform>сохраняет набор: %n квадратов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n diamond(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n ромб</numerusform>
            <numerusform>сохраняет набор: %n ромба</numerusform>
            <numerusform>сохраняет набор: %n ромбов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n clover(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n четырёхлистник</numerusform>
            <numerusform>сохраняет набор: %n четырёхлистника</numerusform>
            <numerusform>сохраняет набор: %n четырёхлистников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n star(s)</source>
        <translation>
            <numerusform>сохраняет набор: %n звезда</numerusform>
            <numerusform>сохраняет набор: %n звезды</numerusform>
            <numerusform>сохраняет набор: %n звёзд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps a set of %n cross(es)</source>
        <translation>
            <numerusform>сохраняет набор: %n крест</numerusform>
            <numerusform>сохраняет набор: %n креста</numerusform>
            <numerusform>сохраняет набор: %n крестов</numerusform>
        </translation>
    </message>
    <message>
        <source>Next best: the same in other cells for {points}</source>
        <translation>Второй по силе: те же фишки в других клетках, {points}</translation>
    </message>
    <message>
        <source>sets up your next turn: up to {points}</source>
        <translation>готовит ваш следующий ход: до&#xa0;{points}</translation>
    </message>
    <message>
        <source>leaves no line of five for the next player</source>
        <translation>не оставляет следующему игроку линии из пяти</translation>
    </message>
    <message>
        <source>scores {points} more now</source>
        <translation>сейчас даёт больше: на&#xa0;{points}</translation>
    </message>
</context>
<context>
    <name>qwirkle problems</name>
    <message>
        <source>Your opponent’s tiles</source>
        <translation>Фишки соперника</translation>
    </message>
    <message>
        <source>Your opponent has no tiles left</source>
        <translation>У соперника больше нет фишек</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>The endgame</source>
        <translation>Концовка</translation>
    </message>
    <message>
        <source>Find the move that scores most with these tiles. There is only one.</source>
        <translation>Найдите ход, который приносит с этими фишками больше всего очков. Он только один.</translation>
    </message>
    <message>
        <source>Another move scores {points} more.</source>
        <translation>Другой ход приносит на {points} больше.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>It would continue like this: {moves}.</source>
        <translation>Дальше было бы так: {moves}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пропуск хода</translation>
    </message>
    <message>
        <source>{tiles} for {points}</source>
        <translation>{tiles} за {points}</translation>
    </message>
    <message>
        <source>{points}: nothing scores more.</source>
        <translation>{points}: больше не даёт ни один ход.</translation>
    </message>
    <message>
        <source>The best possible result: {margin}.</source>
        <translation>Лучший возможный исход: {margin}.</translation>
    </message>
    <message>
        <source>a win by {points}</source>
        <translation>победа с перевесом в {points}</translation>
    </message>
    <message>
        <source>a defeat by only {points}</source>
        <translation>поражение, но с отставанием всего в {points}</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>One tile is enough: {tile}. Where does it belong?</source>
        <translation>Хватит одной фишки: {tile}. Куда её положить?</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n tile(s), one of them {tile}. Where do they fit?</source>
        <translation>
            <numerusform>Выложите %n&#xa0;фишку: {tile}. Где для неё место?</numerusform>
            <numerusform>Выложите %n&#xa0;фишки, и среди них: {tile}. Где для них место?</numerusform>
            <numerusform>Выложите %n&#xa0;фишек, и среди них: {tile}. Где для них место?</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty and your opponent’s tiles are open. End the game with the best result: {margin}. Your opponent plays perfectly.</source>
        <translation>Куча пуста, фишки соперника открыты. Доведите игру до лучшего исхода: {margin}. Соперник играет безошибочно.</translation>
    </message>
    <message>
        <source>That is {points} short of the best result.</source>
        <translation>Так итог на {points} хуже возможного.</translation>
    </message>
</context>
<context>
    <name>qwirkle review</name>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Решать было нечего.</translation>
    </message>
    <message>
        <source>Hardly a point was lost. Very well played!</source>
        <translation>Потерь почти нет. Отличная игра!</translation>
    </message>
    <message>
        <source>{number}&#xa0;points</source>
        <translation>{number}&#xa0;очка</translation>
    </message>
    <message>
        <source>Luck of the draw, in points: {told}</source>
        <translation>Везение при доборе фишек, в очках: {told}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) lost two points or more.</source>
        <translation>
            <numerusform>%n ход стоил двух очков или больше.</numerusform>
            <numerusform>%n хода стоили двух очков или больше.</numerusform>
            <numerusform>%n ходов стоили двух очков или больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: {played}. Better: {better}.</source>
        <translation>Сыграно: {played}. Лучше: {better}.</translation>
    </message>
    <message>
        <source>{tiles} traded</source>
        <translation>обмен, {tiles}</translation>
    </message>
    <message>
        <source>{tiles} for&#xa0;{points}</source>
        <translation>{tiles} за&#xa0;{points}</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>Отрыв: {points}</translation>
    </message>
    <message>
        <source>This move: {points} lost</source>
        <translation>Этот ход: потеряно {points}</translation>
    </message>
    <message>
        <source>Reviewing the game.</source>
        <translation>Партия разбирается.</translation>
    </message>
    <message>
        <source>{done} of&#xa0;{total} moves reviewed.</source>
        <translation>Разобрано ходов: {done} из&#xa0;{total}.</translation>
    </message>
    <message>
        <source>{points} lost per move, {all} in the whole game</source>
        <translation>Потери за ход: {points}, за всю партию: {all}</translation>
    </message>
    <message>
        <source>The game can’t be reviewed right now.</source>
        <translation>Сейчас партию разобрать нельзя.</translation>
    </message>
    <message>
        <source>Points lost: how much more the best move would have gained over one round, given what you could know; in the last moves, by the end of the game.</source>
        <translation>Потерянные очки: насколько больше за круг даёт лучший ход, если судить по тому, что вы могли знать; в последних ходах&#xa0;— до конца партии.</translation>
    </message>
    <message>
        <source>Points lost: how much more the best move would have gained over one round, given what you could know.</source>
        <translation>Потерянные очки: насколько больше за круг даёт лучший ход, если судить по тому, что вы могли знать.</translation>
    </message>
    <message>
        <source>Less than two points may be chance in the estimate and isn’t counted.</source>
        <translation>Потеря меньше двух очков может быть случайностью оценки и не учитывается.</translation>
    </message>
    <message>
        <source>Played: {played}. Better: the same tiles in other cells, for&#xa0;{points}.</source>
        <translation>Сыграно: {played}. Лучше: те же фишки на других клетках, за&#xa0;{points}.</translation>
    </message>
</context>
<context>
    <name>qwirkle tiles</name>
    <message>
        <source>red circle</source>
        <translation>красный круг</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>красный квадрат</translation>
    </message>
    <message>
        <source>red diamond</source>
        <translation>красный ромб</translation>
    </message>
    <message>
        <source>red clover</source>
        <translation>красный четырёхлистник</translation>
    </message>
    <message>
        <source>red star</source>
        <translation>красная звезда</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>красный крест</translation>
    </message>
    <message>
        <source>orange circle</source>
        <translation>оранжевый круг</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>оранжевый квадрат</translation>
    </message>
    <message>
        <source>orange diamond</source>
        <translation>оранжевый ромб</translation>
    </message>
    <message>
        <source>orange clover</source>
        <translation>оранжевый четырёхлистник</translation>
    </message>
    <message>
        <source>orange star</source>
        <translation>оранжевая звезда</translation>
    </message>
    <message>
        <source>orange cross</source>
        <translation>оранжевый крест</translation>
    </message>
    <message>
        <source>yellow circle</source>
        <translation>жёлтый круг</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>жёлтый квадрат</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>жёлтый ромб</translation>
    </message>
    <message>
        <source>yellow clover</source>
        <translation>жёлтый четырёхлистник</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>жёлтая звезда</translation>
    </message>
    <message>
        <source>yellow cross</source>
        <translation>жёлтый крест</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>зелёный круг</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>зелёный квадрат</translation>
    </message>
    <message>
        <source>green diamond</source>
        <translation>зелёный ромб</translation>
    </message>
    <message>
        <source>green clover</source>
        <translation>зелёный четырёхлистник</translation>
    </message>
    <message>
        <source>green star</source>
        <translation>зелёная звезда</translation>
    </message>
    <message>
        <source>green cross</source>
        <translation>зелёный крест</translation>
    </message>
    <message>
        <source>blue circle</source>
        <translation>синий круг</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>синий квадрат</translation>
    </message>
    <message>
        <source>blue diamond</source>
        <translation>синий ромб</translation>
    </message>
    <message>
        <source>blue clover</source>
        <translation>синий четырёхлистник</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>синяя звезда</translation>
    </message>
    <message>
        <source>blue cross</source>
        <translation>синий крест</translation>
    </message>
    <message>
        <source>purple circle</source>
        <translation>фиолетовый круг</translation>
    </message>
    <message>
        <source>purple square</source>
        <translation>фиолетовый квадрат</translation>
    </message>
    <message>
        <source>purple diamond</source>
        <translation>фиолетовый ромб</translation>
    </message>
    <message>
        <source>purple clover</source>
        <translation>фиолетовый четырёхлистник</translation>
    </message>
    <message>
        <source>purple star</source>
        <translation>фиолетовая звезда</translation>
    </message>
    <message>
        <source>purple cross</source>
        <translation>фиолетовый крест</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>фиолетовый</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>It can still be won.</source>
        <translation>Ещё можно выиграть.</translation>
    </message>
    <message>
        <source>The voyage can’t be analysed right now: the program can’t start the process that does it.</source>
        <translation>Разобрать плавание сейчас нельзя: не запускается процесс, который это делает.</translation>
    </message>
    <message>
        <source>With all cards visible, it could have been won at any point.</source>
        <translation>Зная все карты, выиграть можно было в любой момент.</translation>
    </message>
    <message>
        <source>This deal could not have been won.</source>
        <translation>Этот расклад нельзя было выиграть.</translation>
    </message>
    <message>
        <source>Action&#xa0;{number}: the crew gave up. It could still have been won.</source>
        <translation>Действие&#xa0;{number}: команда сдалась. Ещё можно было выиграть.</translation>
    </message>
    <message>
        <source>Action&#xa0;{number}: after this it could no longer be won.</source>
        <translation>Действие&#xa0;{number}: после него выиграть было уже нельзя.</translation>
    </message>
    <message>
        <source>The score is level at the end.</source>
        <translation>В конце счёт равный.</translation>
    </message>
    <message>
        <source>After action&#xa0;{last} it could still be won; from action&#xa0;{first} on it could not.</source>
        <translation>После действия&#xa0;{last} ещё можно было выиграть, с действия&#xa0;{first} — уже нет.</translation>
    </message>
    <message>
        <source>You are ahead by {points}, and have led since action&#xa0;{number}.</source>
        <translation>Вы впереди на {points}, окончательно — с действия&#xa0;{number}.</translation>
    </message>
    <message>
        <source>You are behind by {points}, and have trailed since action&#xa0;{number}.</source>
        <translation>Вы отстаёте на {points}, окончательно — с действия&#xa0;{number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>After action&#xa0;{number} it is clear:</source>
        <translation>После действия&#xa0;{number} это видно ясно:</translation>
    </message>
    <message>
        <source>A win takes at least {needed}, payments and the finish included; left:&#xa0;{left}.</source>
        <translation>Для победы нужно не меньше (с оплатой и финишем): {needed}. Осталось:&#xa0;{left}.</translation>
    </message>
    <message>
        <source>The storm on row&#xa0;{row} will stay: no more compasses can come.</source>
        <translation>Шторм в ряду&#xa0;{row} останется: компасу взяться больше неоткуда.</translation>
    </message>
    <message>
        <source>No finish is left.</source>
        <translation>Финишей не осталось.</translation>
    </message>
    <message>
        <source>No start is left.</source>
        <translation>Стартов не осталось.</translation>
    </message>
    <message>
        <source>Every way of playing on was tried.</source>
        <translation>Перебраны все варианты игры.</translation>
    </message>
    <message>
        <source>You have {cards} left for {turns}: not enough to win.</source>
        <translation>На {turns} у вас только {cards}: до победы не хватит.</translation>
    </message>
    <message>
        <source>{who} has {cards} left for {turns}: not enough to win.</source>
        <translation>{who}: на {turns} только {cards}, до победы не хватит.</translation>
    </message>
    <message>
        <source>You could neither play a card nor discard two.</source>
        <translation>Вы не могли ни сыграть карту, ни сбросить две.</translation>
    </message>
    <message>
        <source>{who} could neither play a card nor discard two.</source>
        <translation>{who}: нельзя было ни сыграть карту, ни сбросить две.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n клетку</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few numbers {where}: {cells} to fill, left: {numbers}.</source>
        <translation>Слишком мало номеров {where}: нужно заполнить {cells}, осталось: {numbers}.</translation>
    </message>
    <message>
        <source>What is left {where} costs more than a hand can pay. Left: {numbers}.</source>
        <translation>То, что ещё подходит {where}, стоит больше, чем можно заплатить из руки. Осталось: {numbers}.</translation>
    </message>
    <message>
        <source>The numbers {where} come too late to be paid for: {numbers}.</source>
        <translation>Номера {where} придут слишком поздно, заплатить за них будет нечем: {numbers}.</translation>
    </message>
    <message>
        <source>The number {where} costs a whole hand, and no finish comes after it. Left: {numbers}.</source>
        <translation>Номер {where} стоит всей руки, а финиша после него не будет. Осталось: {numbers}.</translation>
    </message>
    <message>
        <source>on the empty grid</source>
        <translation>на пустом поле</translation>
    </message>
    <message>
        <source>before&#xa0;{high}</source>
        <translation>перед&#xa0;{high}</translation>
    </message>
    <message>
        <source>after&#xa0;{low}</source>
        <translation>после&#xa0;{low}</translation>
    </message>
    <message>
        <source>between&#xa0;{low} and&#xa0;{high}</source>
        <translation>между&#xa0;{low} и&#xa0;{high}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} и {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>How it could have been won from action&#xa0;{number} on, with all cards visible.</source>
        <translation>Как можно было выиграть с действия&#xa0;{number}, зная все карты.</translation>
    </message>
    <message>
        <source>Action&#xa0;{number}</source>
        <translation>Действие&#xa0;{number}</translation>
    </message>
    <message>
        <source>chance&#xa0;{chance}</source>
        <translation>шанс&#xa0;{chance}</translation>
    </message>
    <message>
        <source>could be won</source>
        <translation>можно было выиграть</translation>
    </message>
    <message>
        <source>could no longer be won</source>
        <translation>выиграть уже нельзя</translation>
    </message>
    <message>
        <source>The voyage is still under way: you see only what you could know.</source>
        <translation>Плавание ещё идёт: показано только то, что вы могли знать.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Идёт разбор плавания…</translation>
    </message>
    <message>
        <source>This voyage was won.</source>
        <translation>Это плавание выиграно.</translation>
    </message>
    <message>
        <source>From action&#xa0;{number} on it could no longer be won. Still looking for an earlier one…</source>
        <translation>С действия&#xa0;{number} выиграть было уже нельзя. Идёт поиск более раннего…</translation>
    </message>
    <message>
        <source>At the start it could be won; from action&#xa0;{first} on it could not.</source>
        <translation>В начале выиграть было можно, с действия&#xa0;{first} — уже нельзя.</translation>
    </message>
    <message>
        <source>You won by {points} and led from action&#xa0;{number} on.</source>
        <translation>Вы выиграли с разницей в {points} и вели с действия&#xa0;{number}.</translation>
    </message>
    <message>
        <source>You lost by {points} and trailed from action&#xa0;{number} on.</source>
        <translation>Вы проиграли с разницей в {points} и отставали с действия&#xa0;{number}.</translation>
    </message>
    <message>
        <source>No number is left {where}.</source>
        <translation>Чисел {where} больше не осталось.</translation>
    </message>
    <message>
        <source>From action&#xa0;{number} on it could no longer be won; it isn’t known whether it could be won before that.</source>
        <translation>С действия&#xa0;{number} выиграть было уже нельзя; что было раньше, неизвестно.</translation>
    </message>
    <message>
        <source>With all cards known, it was still winnable before this move, and lost after it.</source>
        <translation>При открытых картах до этого хода ещё можно было выиграть, а после него — уже нет.</translation>
    </message>
    <message>
        <source>You could have known: another move was this much better.</source>
        <translation>Это можно было понять: есть ход лучше — вот на сколько.</translation>
    </message>
    <message>
        <source>The program couldn’t work out whether it could be won.</source>
        <translation>Программе не удалось выяснить, можно ли было выиграть.</translation>
    </message>
</context>
<context>
    <name>review report</name>
    <message>
        <source>Page&#xa0;{number} of&#xa0;{count}</source>
        <translation>Страница&#xa0;{number} из&#xa0;{count}</translation>
    </message>
    <message>
        <source>The table at the end</source>
        <translation>Стол в конце партии</translation>
    </message>
    <message>
        <source>deal&#xa0;{number}</source>
        <translation>№&#xa0;{number}</translation>
    </message>
    <message>
        <source>actions: {count}</source>
        <translation>действий: {count}</translation>
    </message>
</context>
<context>
    <name>same deal</name>
    <message>
        <source>A master in your seat</source>
        <translation>Мастер на вашем месте</translation>
    </message>
    <message>
        <source>An admiral in your seat</source>
        <translation>Адмирал на вашем месте</translation>
    </message>
    <message>
        <source>A captain on this deal</source>
        <translation>Капитан с этими картами</translation>
    </message>
    <message>
        <source>The captain’s crew</source>
        <translation>Команда капитанов</translation>
    </message>
    <message>
        <source>won {mine} to&#xa0;{other}</source>
        <translation>победа, {mine}&#xa0;:&#xa0;{other}</translation>
    </message>
    <message>
        <source>lost {mine} to&#xa0;{other}</source>
        <translation>поражение, {mine}&#xa0;:&#xa0;{other}</translation>
    </message>
    <message>
        <source>drew {mine} to&#xa0;{other}</source>
        <translation>ничья, {mine}&#xa0;:&#xa0;{other}</translation>
    </message>
    <message>
        <source>won with no card left</source>
        <translation>победа с последней картой</translation>
    </message>
    <message numerus="yes">
        <source>won with %n card(s) left</source>
        <translation>
            <numerusform>победа, осталась %n карта</numerusform>
            <numerusform>победа, осталось %n карты</numerusform>
            <numerusform>победа, осталось %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost with %n cell(s) left empty</source>
        <translation>
            <numerusform>поражение, осталась %n пустая клетка</numerusform>
            <numerusform>поражение, осталось %n пустые клетки</numerusform>
            <numerusform>поражение, осталось %n пустых клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>lost with the grid full</source>
        <translation>поражение при заполненном поле</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Посмотреть</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Islands, 2&#xa0;each</source>
        <translation>Острова, по&#xa0;2</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Цепочки</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Потрачено</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Сброшено</translation>
    </message>
    <message>
        <source>Hands swapped</source>
        <translation>Обменяно</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
</context>
<context>
    <name>shkap</name>
    <message>
        <source>Shkap</source>
        <translation>Шкап</translation>
    </message>
    <message>
        <source>pirates, maps and chests</source>
        <translation>пираты, карты и сундуки</translation>
    </message>
    <message>
        <source>Six islands</source>
        <translation>Шесть островов</translation>
    </message>
    <message>
        <source>Archipelago</source>
        <translation>Архипелаг</translation>
    </message>
    <message>
        <source>Eight islands, four of them open from the start. You choose nine cards in a draft, and they have to last for four islands: plan ahead.</source>
        <translation>Восемь островов, четыре открыты с самого начала. Вы выбираете девять карт, и их должно хватить на четыре острова: рассчитывайте наперёд.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n монета</numerusform>
            <numerusform>%n монеты</numerusform>
            <numerusform>%n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>{mode}, deal&#xa0;{number}</source>
        <translation>{mode}, расклад&#xa0;{number}</translation>
    </message>
    <message>
        <source>{count} of&#xa0;{all}</source>
        <translation>{count} из&#xa0;{all}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Любое число</translation>
    </message>
    <message>
        <source>the deciding island</source>
        <translation>решающий остров</translation>
    </message>
    <message>
        <source>island&#xa0;{number} of&#xa0;{all}</source>
        <translation>остров&#xa0;{number} из&#xa0;{all}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Сильнейший соперник</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Любые соперники</translation>
    </message>
    <message>
        <source>Your coins on an island, on average</source>
        <translation>Сколько монет вы берёте на острове, в среднем</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>упущено</translation>
    </message>
    <message>
        <source>deal&#xa0;{deal}</source>
        <translation>№&#xa0;{deal}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>On this island</source>
        <translation>На этом острове</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>On the horizon</source>
        <translation>На горизонте</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Объявление</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Путь</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Выбор карт</translation>
    </message>
    <message>
        <source>island&#xa0;{number} of&#xa0;{count}</source>
        <translation>остров&#xa0;{number} из&#xa0;{count}</translation>
    </message>
    <message>
        <source>chests {values}</source>
        <translation>сундуки {values}</translation>
    </message>
    <message>
        <source>buried {values}</source>
        <translation>закопаны {values}</translation>
    </message>
    <message>
        <source>Deck&#xa0;{count}</source>
        <translation>Колода&#xa0;{count}</translation>
    </message>
    <message>
        <source>Discard&#xa0;{count}</source>
        <translation>Сброс&#xa0;{count}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n метка</numerusform>
            <numerusform>%n метки</numerusform>
            <numerusform>%n меток</numerusform>
        </translation>
    </message>
    <message>
        <source>across</source>
        <translation>вбок</translation>
    </message>
    <message>
        <source>up-down</source>
        <translation>вверх-вниз</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крест</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>конь</translation>
    </message>
    <message>
        <source>black flag</source>
        <translation>чёрный флаг</translation>
    </message>
    <message>
        <source>black mark</source>
        <translation>чёрная метка</translation>
    </message>
    <message>
        <source>pirate map</source>
        <translation>пиратская карта</translation>
    </message>
    <message>
        <source>Across: one cell left or right</source>
        <translation>Вбок: на клетку влево или вправо</translation>
    </message>
    <message>
        <source>Up-down: one cell up or down</source>
        <translation>Вверх-вниз: на клетку вверх или вниз</translation>
    </message>
    <message>
        <source>Cross: one cell in any of the four directions</source>
        <translation>Крест: на клетку в любую из четырёх сторон</translation>
    </message>
    <message>
        <source>Knight: a leap as in chess, over anything</source>
        <translation>Конь: прыжок, как в шахматах, через что угодно</translation>
    </message>
    <message>
        <source>chest of&#xa0;{coins}</source>
        <translation>сундук на&#xa0;{coins}</translation>
    </message>
    <message>
        <source>buried chest of&#xa0;{coins}</source>
        <translation>закопанный сундук на&#xa0;{coins}</translation>
    </message>
    <message>
        <source>take {cards}</source>
        <translation>взять {cards}</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>море</translation>
    </message>
    <message>
        <source>cave</source>
        <translation>пещера</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>лабиринт</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>джунгли</translation>
    </message>
    <message>
        <source>white flag</source>
        <translation>белый флаг</translation>
    </message>
    <message>
        <source>chest: the walk ends</source>
        <translation>сундук: конец пути</translation>
    </message>
    <message>
        <source>buried: map needed</source>
        <translation>закопан: с пиратской картой</translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) on the way</source>
        <translation>
            <numerusform>взять по пути %n карту</numerusform>
            <numerusform>взять по пути %n карты</numerusform>
            <numerusform>взять по пути %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>jungle: map needed</source>
        <translation>джунгли: с пиратской картой</translation>
    </message>
    <message>
        <source>white flag: the usual start</source>
        <translation>белый флаг: отсюда идут</translation>
    </message>
    <message>
        <source>black flag: start with a flag card</source>
        <translation>чёрный флаг: начало с картой флага</translation>
    </message>
    <message>
        <source>the buried chest of&#xa0;{coins}</source>
        <translation>закопанный сундук на&#xa0;{coins}</translation>
    </message>
    <message>
        <source>the chest of&#xa0;{coins}</source>
        <translation>сундук на&#xa0;{coins}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} и {last}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>Tie-break: {island}</source>
        <translation>Доп. остров: {island}</translation>
    </message>
    <message>
        <source>A shared win: {names}</source>
        <translation>Общая победа: {names}</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Победа: {name}</translation>
    </message>
    <message>
        <source>Equal coins: one more island broke the tie.</source>
        <translation>Монет поровну: спор решил ещё один остров.</translation>
    </message>
    <message>
        <source>Equal coins, even after one more island.</source>
        <translation>Монет поровну, даже после ещё одного острова.</translation>
    </message>
    <message>
        <source>{coins}, {lead} more than anybody else.</source>
        <translation>{coins}, на {lead} больше, чем у любого другого.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck</source>
        <translation>Сброс перемешан: новая колода</translation>
    </message>
    <message>
        <source>All hands are discarded</source>
        <translation>Все карты из рук идут в сброс</translation>
    </message>
    <message>
        <source>{island}: {name} is first</source>
        <translation>{island}: начинает {name}</translation>
    </message>
    <message>
        <source>{island}: you are first</source>
        <translation>{island}: вы начинаете</translation>
    </message>
    <message>
        <source>Tie at {coins}: {names}. One more island decides</source>
        <translation>Ничья ({coins}): {names}. Спор решит ещё один остров</translation>
    </message>
    <message>
        <source>Cards laid: {counts}</source>
        <translation>Выложено карт: {counts}</translation>
    </message>
    <message>
        <source>{name} throws a black mark at you</source>
        <translation>{name} бросает вам чёрную метку</translation>
    </message>
    <message>
        <source>Pack: {card}</source>
        <translation>Пачка: {card}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Market&#xa0;{place}: {card}</source>
        <translation>Рынок&#xa0;{place}: {card}</translation>
    </message>
    <message>
        <source>Route&#xa0;{place}: {card}</source>
        <translation>Маршрут&#xa0;{place}: {card}</translation>
    </message>
    <message>
        <source>the route can lead here</source>
        <translation>маршрут может привести сюда</translation>
    </message>
    <message>
        <source>the route can end here</source>
        <translation>маршрут может закончиться здесь</translation>
    </message>
    <message>
        <source>map needed</source>
        <translation>с пиратской картой</translation>
    </message>
    <message>
        <source>the route breaks off here</source>
        <translation>здесь маршрут обрывается</translation>
    </message>
    <message>
        <source>On the horizon: {name}; {cells}</source>
        <translation>На горизонте: {name}; {cells}</translation>
    </message>
    <message>
        <source>Keep one card and hand the others to the left</source>
        <translation>Оставьте себе одну карту, остальные перейдут налево</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the market or the deck</source>
        <translation>
            <numerusform>Возьмите %n карту с рынка или из колоды</numerusform>
            <numerusform>Возьмите %n карты с рынка или из колоды</numerusform>
            <numerusform>Возьмите %n карт с рынка или из колоды</numerusform>
        </translation>
    </message>
    <message>
        <source>No card for a route: you have to pass and take two cards</source>
        <translation>Для маршрута нет карт: придётся пасовать и взять две карты</translation>
    </message>
    <message>
        <source>This island breaks the tie: land here, or pass and take two cards?</source>
        <translation>Этот остров решает спор: высадиться здесь или пас и две карты?</translation>
    </message>
    <message>
        <source>Land here, or pass and take two cards?</source>
        <translation>Высадиться или спасовать и взять две карты?</translation>
    </message>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message numerus="yes">
        <source>; %n card(s) behind it thrown away</source>
        <translation>
            <numerusform>; за ним %n карта в сброс</numerusform>
            <numerusform>; за ним %n карты в сброс</numerusform>
            <numerusform>; за ним %n карт в сброс</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, card&#xa0;{number}: only into the jungle, and that takes a map</source>
        <translation>{card}, карта&#xa0;{number}: только в джунгли, а туда нужна пиратская карта</translation>
    </message>
    <message>
        <source>{card}, card&#xa0;{number}, leads nowhere from there</source>
        <translation>{card}, карта&#xa0;{number}: оттуда идти некуда</translation>
    </message>
    <message>
        <source>The chest is buried: lay a map before the card that reaches it</source>
        <translation>Сундук закопан: положите пиратскую карту перед той, что ведёт к нему</translation>
    </message>
    <message>
        <source>You have no mark to throw</source>
        <translation>У вас нет меток</translation>
    </message>
    <message>
        <source>Nobody else has landed: your marks stay in your hand</source>
        <translation>Больше никто не высадился: метки остаются в руке</translation>
    </message>
    <message>
        <source>Which cave do you come out of?</source>
        <translation>Из какой пещеры вы выйдете?</translation>
    </message>
    <message>
        <source>{card}: no chest in reach any more</source>
        <translation>{card}: до сундука уже не дойти</translation>
    </message>
    <message>
        <source>{name} keeps a card</source>
        <translation>{name} оставляет себе карту</translation>
    </message>
    <message>
        <source>{name} decides: land or pass?</source>
        <translation>{name} решает: высадка или пас?</translation>
    </message>
    <message>
        <source>{name} takes a card</source>
        <translation>{name} берёт карту</translation>
    </message>
    <message>
        <source>{name} lays a route</source>
        <translation>{name} выкладывает маршрут</translation>
    </message>
    <message>
        <source>{name} walks</source>
        <translation>{name} идёт</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} думает</translation>
    </message>
    <message>
        <source>Your pack</source>
        <translation>Ваша пачка</translation>
    </message>
    <message>
        <source>steps under the cards</source>
        <translation>под картами — шаги</translation>
    </message>
    <message>
        <source>try one out before you land</source>
        <translation>примерьте до высадки</translation>
    </message>
    <message>
        <source>Your route</source>
        <translation>Маршрут</translation>
    </message>
    <message>
        <source>You walk</source>
        <translation>Вы идёте</translation>
    </message>
    <message>
        <source>{cards} to go</source>
        <translation>ещё {cards}</translation>
    </message>
    <message>
        <source>face down for the others</source>
        <translation>для других скрыт</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>в сброс</translation>
    </message>
    <message>
        <source>an island behind you</source>
        <translation>пройденный остров</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>наблюдает</translation>
    </message>
    <message>
        <source>takes two cards</source>
        <translation>берёт две карты</translation>
    </message>
    <message>
        <source>lands</source>
        <translation>на берегу</translation>
    </message>
    <message>
        <source>lays a route</source>
        <translation>кладёт карты</translation>
    </message>
    <message>
        <source>{cards} laid</source>
        <translation>выложено: {cards}</translation>
    </message>
    <message>
        <source>walks</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>has walked</source>
        <translation>путь окончен</translation>
    </message>
    <message>
        <source>at a chest</source>
        <translation>у сундука</translation>
    </message>
    <message>
        <source>no map for the buried chest</source>
        <translation>нет пиратской карты</translation>
    </message>
    <message>
        <source>a card led nowhere</source>
        <translation>идти было некуда</translation>
    </message>
    <message>
        <source>the flag was not first</source>
        <translation>флаг был не первым</translation>
    </message>
    <message>
        <source>ran out of cards</source>
        <translation>карты кончились</translation>
    </message>
    <message>
        <source>passed last time</source>
        <translation>в тот раз пас</translation>
    </message>
    <message>
        <source>+{coins}</source>
        <translation>+{coins}</translation>
    </message>
    <message>
        <source>no gold</source>
        <translation>без золота</translation>
    </message>
    <message>
        <source>first in turn</source>
        <translation>первый ход</translation>
    </message>
    <message>
        <source>marks: {count}</source>
        <translation>метки:&#xa0;{count}</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Поиск подсказки</translation>
    </message>
    <message>
        <source>I land!</source>
        <translation>Высаживаюсь!</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готов</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Walk on</source>
        <translation>Идти дальше</translation>
    </message>
    <message>
        <source>To {chest}</source>
        <translation>Взять {chest}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Return first: {cards}. {move}</source>
        <translation>Сначала вернуть: {cards}. {move}</translation>
    </message>
    <message>
        <source>New expedition</source>
        <translation>Новый поход</translation>
    </message>
    <message>
        <source>The expedition is over: no more hints</source>
        <translation>Поход окончен: подсказок больше нет</translation>
    </message>
    <message>
        <source>You get {coins}</source>
        <translation>Вы получаете {coins}</translation>
    </message>
    <message>
        <source>{name} gets {coins}</source>
        <translation>{name} получает {coins}</translation>
    </message>
    <message>
        <source>Equal coins: one more island decides</source>
        <translation>Монет поровну: спор решит ещё один остров</translation>
    </message>
    <message numerus="yes">
        <source>in %n step(s)</source>
        <translation>
            <numerusform>за %n шаг</numerusform>
            <numerusform>за %n шага</numerusform>
            <numerusform>за %n шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n step(s)</source>
        <translation>
            <numerusform>за %n шаг</numerusform>
            <numerusform>за %n шага</numerusform>
            <numerusform>за %n шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>gained</comment>
        <translation>
            <numerusform>%n монету</numerusform>
            <numerusform>%n монеты</numerusform>
            <numerusform>%n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>taken</comment>
        <translation>
            <numerusform>%n карту</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{chest} {in_steps}</source>
        <translation>{chest} {in_steps}</translation>
    </message>
    <message>
        <source>No chest yet: {walked} so far</source>
        <translation>Сундука пока нет: пройдено {walked}</translation>
    </message>
    <message>
        <source>{card}: {chest} {in_steps} pays {coins} now</source>
        <translation>{card}: {chest} {in_steps} сейчас даёт {coins}</translation>
    </message>
    <message>
        <source>The expedition is over</source>
        <translation>Поход окончен</translation>
    </message>
    <message>
        <source>It is not your turn yet</source>
        <translation>Сейчас не ваш ход</translation>
    </message>
    <message>
        <source>This card is not in your pack</source>
        <translation>Этой карты нет в вашей пачке</translation>
    </message>
    <message>
        <source>This card is not in your hand</source>
        <translation>Этой карты нет у вас в руке</translation>
    </message>
    <message>
        <source>The same card can’t be in the route twice</source>
        <translation>Одна карта не может быть в маршруте дважды</translation>
    </message>
    <message>
        <source>You hold no card for a route: you have to pass</source>
        <translation>У вас нет карт для маршрута: придётся пасовать</translation>
    </message>
    <message>
        <source>The market has no such place</source>
        <translation>На рынке нет такого места</translation>
    </message>
    <message>
        <source>This place is empty</source>
        <translation>Здесь уже пусто</translation>
    </message>
    <message>
        <source>Deck and discard are empty</source>
        <translation>Колода и сброс пусты</translation>
    </message>
    <message>
        <source>Lay at least one card</source>
        <translation>Выложите хотя бы одну карту</translation>
    </message>
    <message>
        <source>Only black marks can be thrown</source>
        <translation>Бросать можно только чёрные метки</translation>
    </message>
    <message>
        <source>Throw it at somebody else</source>
        <translation>Бросьте её кому-нибудь другому</translation>
    </message>
    <message>
        <source>Your card doesn’t lead to this cell</source>
        <translation>Ваша карта не ведёт в эту клетку</translation>
    </message>
    <message>
        <source>That is sea</source>
        <translation>Там море</translation>
    </message>
    <message>
        <source>Choose the cave you come out of</source>
        <translation>Выберите пещеру, из которой выйдете</translation>
    </message>
    <message>
        <source>You can’t come out there</source>
        <translation>Оттуда не выйти</translation>
    </message>
    <message>
        <source>A black mark is never laid in a route: it is thrown later</source>
        <translation>Чёрную метку не кладут в маршрут: её бросают позже</translation>
    </message>
    <message>
        <source>{walked} so far</source>
        <translation>пройдено {walked}</translation>
    </message>
    <message>
        <source>route face down</source>
        <translation>маршрут скрыт</translation>
    </message>
    <message>
        <source>{chest}, {walked}</source>
        <translation>{chest}, {walked}</translation>
    </message>
    <message>
        <source>{walked} behind&#xa0;{others}</source>
        <translation>{walked} против&#xa0;{others}</translation>
    </message>
    <message>
        <source>{walked} before&#xa0;{others}</source>
        <translation>{walked} против&#xa0;{others}</translation>
    </message>
    <message>
        <source>{walked}, alone at the chest</source>
        <translation>{walked}, больше никого</translation>
    </message>
    <message>
        <source>Return card</source>
        <translation>Вернуть карту</translation>
    </message>
    <message>
        <source>Land on the island</source>
        <translation>Высадиться на остров</translation>
    </message>
    <message>
        <source>Route ready; done with marks</source>
        <translation>Маршрут готов; больше меток нет</translation>
    </message>
    <message>
        <source>Next island</source>
        <translation>Следующий остров</translation>
    </message>
    <message>
        <source>at the chest {with_steps}</source>
        <translation>у сундука {with_steps}</translation>
    </message>
    <message>
        <source>land or pass?</source>
        <translation>высадка или пас?</translation>
    </message>
    <message>
        <source>Black mark: throw it at another pirate, who then needs one extra step</source>
        <translation>Чёрная метка: её бросают другому пирату, это лишний шаг</translation>
    </message>
    <message>
        <source>empty cell</source>
        <translation>пустая клетка</translation>
    </message>
    <message>
        <source>labyrinth: one extra step</source>
        <translation>лабиринт: лишний шаг</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>{seat}; a mark here costs one extra step</source>
        <translation>{seat}; с меткой — лишний шаг</translation>
    </message>
    <message>
        <source>Lay your route, from left to right</source>
        <translation>Выложите маршрут, слева направо</translation>
    </message>
    <message>
        <source>A black flag works only as the first card</source>
        <translation>Чёрный флаг действует только первой картой</translation>
    </message>
    <message>
        <source>Who gets it? It costs one extra step</source>
        <translation>Кому? Это будет лишний шаг</translation>
    </message>
    <message>
        <source>Throw a mark at a pirate who has landed: it costs one extra step</source>
        <translation>Бросьте метку тому, кто высадился: это лишний шаг</translation>
    </message>
    <message>
        <source>{name} is thinking about marks</source>
        <translation>{name} думает о метках</translation>
    </message>
    <message>
        <source>Pass!</source>
        <translation>Я пас!</translation>
    </message>
    <message>
        <source>This pirate has passed: marks are for those who landed</source>
        <translation>Здесь пас: метки бросают только тем, кто высадился</translation>
    </message>
    <message>
        <source>tie-break island</source>
        <translation>дополнительный остров</translation>
    </message>
    <message>
        <source>Pass on the island</source>
        <translation>Пас на этом острове</translation>
    </message>
    <message>
        <source>D. Kibkalo</source>
        <translation>Д. Кибкало</translation>
    </message>
    <message>
        <source>Its islands and the list of its cards are our own design.</source>
        <translation>Острова и состав колоды придумали мы сами.</translation>
    </message>
    <message>
        <source>{walked}, later in turn</source>
        <translation>{walked}, ходит позже</translation>
    </message>
    <message>
        <source>{walked}, earlier in turn</source>
        <translation>{walked}, ходит раньше</translation>
    </message>
    <message>
        <source>your mark: +{walked}</source>
        <translation>ваша метка: +{walked}</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Маршруты</translation>
    </message>
    <message>
        <source>{kind}: {wins} of&#xa0;{all} won</source>
        <translation>{kind}: побед {wins} из&#xa0;{all}</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>подряд: {count}</translation>
    </message>
    <message>
        <source>from the market: {cards}</source>
        <translation>с рынка: {cards}</translation>
    </message>
    <message>
        <source>coins per island</source>
        <translation>монет с острова</translation>
    </message>
    <message>
        <source>Land on an island, secretly lay a route of cards to a chest, and be there in fewer steps than the others. After every island you draw back up to five cards.</source>
        <translation>Высадитесь на остров, втайне выложите маршрут из карт к сундуку и дойдите до него за меньшее число шагов, чем остальные. После каждого острова вы добираете карты до пяти.</translation>
    </message>
    <message>
        <source>Black flag: as the first card, it starts your route at the black flag; not a step</source>
        <translation>Чёрный флаг: если он первый, маршрут начинается у чёрного флага; шагом не считается</translation>
    </message>
    <message>
        <source>Pirate map: the next card may enter the jungle or dig up a chest; not a step</source>
        <translation>Пиратская карта: следующей картой можно войти в джунгли или откопать сундук; шагом не считается</translation>
    </message>
    <message>
        <source>cave: you come out of another</source>
        <translation>пещера: выход из другой</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>не доиграно</translation>
    </message>
    <message>
        <source>The expedition was abandoned.</source>
        <translation>Поход прерван.</translation>
    </message>
    <message>
        <source>Not now: another decision comes first</source>
        <translation>Не сейчас: сначала другое решение</translation>
    </message>
    <message>
        <source>To enter the jungle, put a map before this card</source>
        <translation>В джунгли нужна пиратская карта перед этой</translation>
    </message>
    <message>
        <source>{walked} so far, including {marks}</source>
        <translation>пройдено {walked}, из них {marks}</translation>
    </message>
    <message>
        <source>On average, on how many islands per expedition your cards could have brought more</source>
        <translation>На скольких островах за поход ваши карты в среднем могли принести больше</translation>
    </message>
    <message>
        <source>{end} ({count}&#xa0;such)</source>
        <translation>{end} (таких&#xa0;{count})</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
</context>
<context>
    <name>shkap cards</name>
    <message>
        <source>across</source>
        <translation>вбок</translation>
    </message>
    <message>
        <source>up, down</source>
        <translation>вверх, вниз</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>конь</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>флаг</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>метка</translation>
    </message>
    <message>
        <source>map</source>
        <translation>план</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крест</translation>
    </message>
</context>
<context>
    <name>shkap drills</name>
    <message>
        <source>Expedition of {day}</source>
        <translation>Поход {day}</translation>
    </message>
    <message>
        <source>No other choice was found that is clearly worth more.</source>
        <translation>Заметно лучшего выбора не нашлось.</translation>
    </message>
    <message>
        <source>No chest is worth the walk: the cards are laid just to get rid of them.</source>
        <translation>Ни один сундук не стоит пути: карты выкладывают, только чтобы от них избавиться.</translation>
    </message>
    <message>
        <source>There is no route to a chest: the cards are laid just to get rid of them.</source>
        <translation>Пути к сундуку нет: карты выкладывают, только чтобы от них избавиться.</translation>
    </message>
    <message>
        <source>Land or pass? Given what you could know, your choice here cost {coins}.</source>
        <translation>Высадиться или пасовать? Ваш выбор, судя по тому, что вы могли знать, был не лучшим: потеряно {coins}.</translation>
    </message>
    <message>
        <source>Given what you could know, your route here cost {coins}. Lay a better one.</source>
        <translation>Ваш маршрут, судя по тому, что вы могли знать, был не лучшим: потеряно {coins}. Выложите маршрут получше.</translation>
    </message>
    <message>
        <source>Given what you can know, another choice is worth {coins} more.</source>
        <translation>Судя по тому, что можно знать, есть выбор лучше: так вы теряете {coins}.</translation>
    </message>
</context>
<context>
    <name>shkap hints</name>
    <message>
        <source>No route to a chest here: two cards are worth more.</source>
        <translation>Маршрута к сундуку здесь нет: две карты ценнее.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Ничего другого не остаётся.</translation>
    </message>
    <message>
        <source>It makes the best hand for the islands to come.</source>
        <translation>С ней рука лучше всего подходит для следующих островов.</translation>
    </message>
    <message>
        <source>Your cards lead to no chest any more.</source>
        <translation>Ваши карты уже не ведут к сундуку.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Высадиться</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>Взять из колоды</translation>
    </message>
    <message>
        <source>Take from the market: {card}</source>
        <translation>Взять с рынка: {card}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <translation>Выложить: {cards}</translation>
    </message>
    <message>
        <source>Throw a mark at {name}</source>
        <translation>Бросить метку: {name}</translation>
    </message>
    <message>
        <source>Throw no mark</source>
        <translation>Не бросать меток</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Оставить: {card}</translation>
    </message>
    <message>
        <source>Step to {chest}</source>
        <translation>Шаг: {chest}</translation>
    </message>
    <message>
        <source>{coins} almost certainly</source>
        <translation>{coins} почти наверняка</translation>
    </message>
    <message>
        <source>Next best: {move}</source>
        <translation>Второе по силе: {move}</translation>
    </message>
    <message>
        <source>Next best: {move}; about {coins} coins</source>
        <translation>Второе по силе: {move}; в среднем монет: {coins}</translation>
    </message>
    <message>
        <source>{cards}: to the chest of&#xa0;{coins} {in_steps}.</source>
        <translation>{cards}: к сундуку на&#xa0;{coins} {in_steps}.</translation>
    </message>
    <message>
        <source>There is a route to the chest of&#xa0;{coins} {in_steps}, but two more cards bring more.</source>
        <translation>Маршрут к сундуку на&#xa0;{coins} {in_steps} есть, но две карты принесут больше.</translation>
    </message>
    <message>
        <source>To the chest of&#xa0;{coins} {in_steps}; all other cards are worth keeping.</source>
        <translation>К сундуку на&#xa0;{coins} {in_steps}; остальные карты стоит придержать.</translation>
    </message>
    <message>
        <source>To the chest of&#xa0;{coins} {in_steps}. No card will be of use after this island.</source>
        <translation>К сундуку на&#xa0;{coins} {in_steps}. После этого острова карты уже не нужны.</translation>
    </message>
    <message>
        <source>{chest} {in_steps} pays {coins} now</source>
        <translation>{chest} {in_steps} сейчас даёт {coins}</translation>
    </message>
    <message>
        <source>Walk to {chest}, by way of {where}</source>
        <translation>Цель — {chest}, через {where}</translation>
    </message>
    <message>
        <source>Step to {where}</source>
        <translation>Шаг в {where}</translation>
    </message>
    <message>
        <source>No route to a chest here. A card in the market makes one on {island}: {cards}.</source>
        <translation>Маршрута к сундуку здесь нет. С картой с рынка он будет на следующем острове ({island}): {cards}.</translation>
    </message>
    <message>
        <source>No way to a chest, but a chance to get rid of bad cards: fresh ones are worth more than the two for a pass.</source>
        <translation>Пути к сундуку нет, зато можно избавиться от плохих карт: свежие ценнее двух карт за пас.</translation>
    </message>
    <message>
        <source>It changes little here, but a mark in your hand is one card fewer for routes.</source>
        <translation>Здесь она мало что меняет, но метка в руке занимает место карты для маршрута.</translation>
    </message>
    <message>
        <source>A mark changes nothing here, but it may later.</source>
        <translation>Здесь метка ничего не меняет, а позже может.</translation>
    </message>
    <message>
        <source>It opens a way to the chest of&#xa0;{coins} on {island}, where there was none.</source>
        <translation>С ней на следующем острове ({island}) появится путь к сундуку на&#xa0;{coins}.</translation>
    </message>
    <message>
        <source>Nothing in the market helps, but the deck may.</source>
        <translation>На рынке ничего полезного: может, повезёт с колодой.</translation>
    </message>
    <message>
        <source>Another chest pays as much, but this way you take {taken}.</source>
        <translation>Другой сундук даёт столько же, но на этом пути вы берёте {taken}.</translation>
    </message>
    <message>
        <source>With this card the open islands bring you the most.</source>
        <translation>С этой картой открытые острова принесут больше всего.</translation>
    </message>
    <message>
        <source>No chest is worth the walk: lay these cards just to get rid of them.</source>
        <translation>Ни один сундук не стоит пути: эти карты просто уходят в сброс.</translation>
    </message>
    <message>
        <source>There is a route to the chest of&#xa0;{coins} {in_steps}, but your chances don’t improve.</source>
        <translation>Маршрут к сундуку на&#xa0;{coins} {in_steps} есть, но шансов он не прибавит.</translation>
    </message>
    <message>
        <source>No route to a chest here. No card will be of use after this island.</source>
        <translation>Маршрута к сундуку здесь нет. После этого острова карты уже не нужны.</translation>
    </message>
    <message>
        <source>A mark changes nothing here.</source>
        <translation>Здесь метка ничего не меняет.</translation>
    </message>
    <message>
        <source>It changes little here, but later the mark is of no use.</source>
        <translation>Здесь она мало что меняет, но потом метка уже не пригодится.</translation>
    </message>
    <message>
        <source>Any card will do: none is of use after this island.</source>
        <translation>Подойдёт любая карта: после этого острова они уже не нужны.</translation>
    </message>
    <message>
        <source>It brings you coins {often} of the time.</source>
        <translation>С вероятностью&#xa0;{often} она принесёт вам монеты.</translation>
    </message>
    <message>
        <source>{coins} {often} of the time</source>
        <translation>{coins} с вероятностью&#xa0;{often}</translation>
    </message>
    <message>
        <source>{coins}&#xa0;coins {often}</source>
        <translation>{coins} —&#xa0;{often}</translation>
    </message>
    <message>
        <source>To the chest of&#xa0;{coins} {in_steps}. Throw away behind it: {cards}. Chances that they help on {island}: {old}; fresh cards: {fresh}.</source>
        <translation>К сундуку на&#xa0;{coins} {in_steps}. За ним в сброс: {cards}. Шанс, что они помогут на следующем острове ({island}): {old}; у новых карт: {fresh}.</translation>
    </message>
    <message>
        <source>One extra step costs {name} coins {often} of the time.</source>
        <translation>С вероятностью&#xa0;{often} лишний шаг отнимет монеты ({name}).</translation>
    </message>
</context>
<context>
    <name>shkap lessons</name>
    <message>
        <source>First expedition</source>
        <translation>Первый поход</translation>
    </message>
    <message>
        <source>You may always pass. But land this time.</source>
        <translation>Пасовать можно всегда. Но в этот раз высаживайтесь.</translation>
    </message>
    <message>
        <source>You may land, but your cards lead to no chest. Pass this time.</source>
        <translation>Высадиться можно, но до сундука ваши карты не доведут. В этот раз пасуйте.</translation>
    </message>
    <message>
        <source>You may lay any cards. But lay the marked ones now, one after another.</source>
        <translation>Выложить можно любые карты. Но сейчас выложите отмеченные, одну за другой.</translation>
    </message>
    <message>
        <source>You may take any card. But take the marked one now.</source>
        <translation>Взять можно любую карту. Но сейчас возьмите отмеченную.</translation>
    </message>
    <message>
        <source>You may keep your mark. But throw it this time.</source>
        <translation>Метку можно и приберечь. Но в этот раз бросьте её.</translation>
    </message>
    <message>
        <source>Your card leads there too. But go to the marked cell now.</source>
        <translation>Карта ведёт и туда. Но сейчас идите на отмеченную клетку.</translation>
    </message>
    <message>
        <source>That is allowed too. But follow the marks for now.</source>
        <translation>Так тоже можно. Но сейчас сделайте то, что отмечено.</translation>
    </message>
    <message>
        <source>A real expedition</source>
        <translation>В настоящий поход</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
</context>
<context>
    <name>shkap log</name>
    <message>
        <source>You land</source>
        <translation>Вы высаживаетесь</translation>
    </message>
    <message>
        <source>{name} lands</source>
        <translation>{name} высаживается</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Вы пасуете</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} пасует</translation>
    </message>
    <message>
        <source>You take from the market: {card}</source>
        <translation>Вы берёте с рынка: {card}</translation>
    </message>
    <message>
        <source>{name} takes from the market: {card}</source>
        <translation>{name} берёт с рынка: {card}</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Вы берёте карту из колоды</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} берёт карту из колоды</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Вы берёте из колоды: {card}</translation>
    </message>
    <message>
        <source>{name} draws: {card}</source>
        <translation>{name} берёт из колоды: {card}</translation>
    </message>
    <message>
        <source>You keep: {card}</source>
        <translation>Вы оставляете: {card}</translation>
    </message>
    <message>
        <source>{name} keeps: {card}</source>
        <translation>{name} оставляет: {card}</translation>
    </message>
    <message>
        <source>You have laid a route</source>
        <translation>Ваш маршрут готов</translation>
    </message>
    <message>
        <source>{name} has laid a route</source>
        <translation>{name}: маршрут готов</translation>
    </message>
    <message>
        <source>Your route: {cards}</source>
        <translation>Ваш маршрут: {cards}</translation>
    </message>
    <message>
        <source>{name}’s route: {cards}</source>
        <translation>{name}, маршрут: {cards}</translation>
    </message>
    <message>
        <source>You throw a black mark at {other}</source>
        <translation>Вы бросаете чёрную метку: цель — {other}</translation>
    </message>
    <message>
        <source>{name} throws a black mark at {other}</source>
        <translation>{name} бросает чёрную метку: цель — {other}</translation>
    </message>
    <message>
        <source>Your next card leads nowhere: no gold</source>
        <translation>Вашей следующей картой идти некуда: без золота</translation>
    </message>
    <message>
        <source>{name}’s next card leads nowhere: no gold</source>
        <translation>{name}: следующей картой идти некуда, без золота</translation>
    </message>
    <message>
        <source>Your flag was not the first card: no gold</source>
        <translation>Ваш флаг был не первым: без золота</translation>
    </message>
    <message>
        <source>{name}’s flag was not the first card: no gold</source>
        <translation>{name}: флаг был не первым, без золота</translation>
    </message>
    <message>
        <source>You run out of cards: no gold</source>
        <translation>Ваши карты кончились: без золота</translation>
    </message>
    <message>
        <source>{name} runs out of cards: no gold</source>
        <translation>{name}: карты кончились, без золота</translation>
    </message>
    <message>
        <source>You reach {chest} {in_steps}</source>
        <translation>Вы находите {chest} {in_steps}</translation>
    </message>
    <message>
        <source>{name} reaches {chest} {in_steps}</source>
        <translation>{name} находит {chest} {in_steps}</translation>
    </message>
    <message>
        <source>You get {coins} {with_steps}</source>
        <translation>Вы получаете {coins} {with_steps}</translation>
    </message>
    <message>
        <source>{name} gets {coins} {with_steps}</source>
        <translation>{name} получает {coins} {with_steps}</translation>
    </message>
    <message>
        <source>You get {coins} {with_steps}, behind {others}</source>
        <translation>Вы получаете {coins} {with_steps}, раньше успели: {others}</translation>
    </message>
    <message>
        <source>{name} gets {coins} {with_steps}, behind {others}</source>
        <translation>{name} получает {coins} {with_steps}, раньше успели: {others}</translation>
    </message>
    <message>
        <source>You reveal: {cards}</source>
        <translation>Вы открываете: {cards}</translation>
    </message>
    <message>
        <source>{name} reveals: {cards}</source>
        <translation>{name} открывает: {cards}</translation>
    </message>
    <message>
        <source>You are at a buried chest without a map: no gold</source>
        <translation>Вы у закопанного сундука без пиратской карты: без золота</translation>
    </message>
    <message>
        <source>{name} is at a buried chest without a map: no gold</source>
        <translation>{name} у закопанного сундука без пиратской карты: без золота</translation>
    </message>
    <message>
        <source>You come too late {with_steps}: nothing is left after {others}</source>
        <translation>Вы приходите {with_steps}, но монет не осталось, раньше успели: {others}</translation>
    </message>
    <message>
        <source>{name} comes too late {with_steps}: nothing is left after {others}</source>
        <translation>{name} приходит {with_steps}, но монет не осталось, раньше успели: {others}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
</context>
<context>
    <name>shkap problems</name>
    <message>
        <source>The shortest route</source>
        <translation>Кратчайший маршрут</translation>
    </message>
    <message>
        <source>A route for two chests</source>
        <translation>Маршрут к двум сундукам</translation>
    </message>
    <message>
        <source>This route doesn’t lead to {chests}.</source>
        <translation>Этот маршрут не приводит к цели: {chests}.</translation>
    </message>
    <message>
        <source>Lay a route to {chest} that takes as few steps as possible. What the others do doesn’t matter here.</source>
        <translation>Цель: {chest}. Выложите маршрут, который ведёт туда за наименьшее число шагов. Что делают остальные, здесь неважно.</translation>
    </message>
    <message>
        <source>Lay one route that leads to either of two chests: {first} and {second}. Which of them you take can then wait until the reveal.</source>
        <translation>Выложите один маршрут, который может привести к любому из двух сундуков: {first} и {second}. К какому идти, можно будет решить, когда маршруты откроют.</translation>
    </message>
    <message>
        <source>It gets there {in_steps}, but it can be done {in_fewer}.</source>
        <translation>Этот маршрут ведёт туда {in_steps}, а можно {in_fewer}.</translation>
    </message>
    <message>
        <source>{steps}: no route is shorter.</source>
        <translation>{steps}: короче маршрута нет.</translation>
    </message>
    <message>
        <source>Both chests stay open until the reveal.</source>
        <translation>Пока маршруты не открыты, доступны оба сундука.</translation>
    </message>
    <message>
        <source>{chest} at&#xa0;{cell}</source>
        <translation>{chest} ({cell})</translation>
    </message>
    <message numerus="yes">
        <source>Begin with: {card}. The route takes %n card(s).</source>
        <translation>
            <numerusform>Начните с карты: {card}. В маршруте всего %n&#xa0;карта.</numerusform>
            <numerusform>Начните с карты: {card}. Всего в маршруте %n&#xa0;карты.</numerusform>
            <numerusform>Начните с карты: {card}. Всего в маршруте %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the route must lead</source>
        <translation>Куда должен вести маршрут</translation>
    </message>
</context>
<context>
    <name>shkap review</name>
    <message>
        <source>Coins taken: {got}. The cards you held allowed at most {possible}.</source>
        <translation>Монет взято: {got}. С вашими картами можно было взять не больше {possible}.</translation>
    </message>
    <message>
        <source>The island that decided it: {island}.</source>
        <translation>Решающий остров: {island}.</translation>
    </message>
    <message>
        <source>Even so, given what you could know, better decisions were worth {coins} more on average, over all that the hidden cards might have been and counting better cards for later islands.</source>
        <translation>И всё же, по тому, что вы могли знать, лучшие решения принесли бы в среднем ещё {coins}, если учесть все возможные закрытые карты и лучшие карты для следующих островов.</translation>
    </message>
    <message>
        <source>Tie: {island}</source>
        <translation>Ничья: {island}</translation>
    </message>
    <message>
        <source>{number}. {island}</source>
        <translation>{number}. {island}</translation>
    </message>
    <message>
        <source>Your cards had no route here.</source>
        <translation>Из ваших карт маршрут здесь не складывался.</translation>
    </message>
    <message>
        <source>Possible in hindsight: {coins}, {chest}, {steps} ({cards}).</source>
        <translation>Как видно теперь, можно было взять: {coins}, {chest}, {steps} ({cards}).</translation>
    </message>
    <message>
        <source>The others were faster on every route you had.</source>
        <translation>На каждом вашем маршруте кто-то был быстрее.</translation>
    </message>
    <message>
        <source>More was not possible with your cards.</source>
        <translation>Больше с вашими картами взять было нельзя.</translation>
    </message>
    <message>
        <source>Black mark, {name} → {target}: {changes}.</source>
        <translation>Чёрная метка, {name} → {target}: {changes}.</translation>
    </message>
    <message>
        <source>Kept, and of no use on the next island: {cards}.</source>
        <translation>Оставлено, но на следующем острове не пригодилось: {cards}.</translation>
    </message>
    <message>
        <source>about {coins}&#xa0;coins</source>
        <translation>примерно {coins}&#xa0;монеты</translation>
    </message>
    <message>
        <source>Once the expedition is over, it is reviewed here island by island.</source>
        <translation>Когда поход закончится, здесь появится разбор, остров за островом.</translation>
    </message>
    <message>
        <source>Dots: your way. Dashes: the better one, in hindsight.</source>
        <translation>Точки: ваш путь. Штрихи: путь лучше, как видно теперь.</translation>
    </message>
    <message>
        <source>You could have known: landing was worth {coins} more.</source>
        <translation>Это можно было понять: высадка принесла бы больше, разница — {coins}.</translation>
    </message>
    <message>
        <source>Coins taken: {got}, the most that the cards you held allowed.</source>
        <translation>Монет взято: {got}, больше с вашими картами взять было нельзя.</translation>
    </message>
    <message>
        <source>You could have known: passing was worth {coins} more.</source>
        <translation>Это можно было понять: пас принёс бы больше, разница — {coins}.</translation>
    </message>
    <message>
        <source>You could have known: {cards} was worth {coins} more.</source>
        <translation>Это можно было понять: есть маршрут лучше ({cards}), разница — {coins}.</translation>
    </message>
    <message>
        <source>Thrown away behind the chest: {cards}. On the next island they would have led to a chest of&#xa0;{coins}.</source>
        <translation>Сброшено за сундуком: {cards}. На следующем острове эти карты привели бы к сундуку на&#xa0;{coins}.</translation>
    </message>
    <message>
        <source>Evaluating your decisions: {done} of&#xa0;{all}</source>
        <translation>Оценка ваших решений: {done} из&#xa0;{all}</translation>
    </message>
    <message>
        <source>The review isn’t available right now: the program’s helper process can’t be started.</source>
        <translation>Разбора сейчас не будет: не запускается вспомогательный процесс программы.</translation>
    </message>
    <message>
        <source>Analysing the expedition…</source>
        <translation>Разбор похода…</translation>
    </message>
    <message>
        <source>Given what you could know, you couldn’t have decided better.</source>
        <translation>По тому, что вы могли знать, лучше решить было нельзя.</translation>
    </message>
    <message>
        <source>Given what you could know, better decisions were worth {coins} more on average, counting better cards for later islands.</source>
        <translation>По тому, что вы могли знать, лучшие решения принесли бы в среднем ещё {coins}, считая и лучшие карты для следующих островов.</translation>
    </message>
    <message>
        <source>You could have known: landing just to get rid of {cards} was worth {coins} more.</source>
        <translation>Это можно было понять: лучше было высадиться, только чтобы сбросить {cards}; разница — {coins}.</translation>
    </message>
    <message>
        <source>It leaves better cards for later islands.</source>
        <translation>Так остаются карты получше для следующих островов.</translation>
    </message>
</context>
<context>
    <name>shtil drills</name>
    <message>
        <source>Voyage of {day}</source>
        <translation>Плавание {day}</translation>
    </message>
    <message>
        <source>Find a move after which the voyage can still be won. You see what could be seen then; your move is judged with all cards known.</source>
        <translation>Найдите ход, после которого плавание ещё можно выиграть. Вы видите то, что было видно тогда; ход оценивается со знанием всех карт.</translation>
    </message>
    <message>
        <source>Find a better move. You see what could be seen then, and your move is judged by that alone.</source>
        <translation>Найдите ход получше. Вы видите то, что было видно тогда, и ход оценивается только по этому.</translation>
    </message>
    <message>
        <source>After this the voyage can still be won.</source>
        <translation>После этого плавание ещё можно выиграть.</translation>
    </message>
    <message>
        <source>No other move was found that wins clearly more often.</source>
        <translation>Хода, который выигрывает заметно чаще, не нашлось.</translation>
    </message>
    <message>
        <source>As the cards were dealt, the voyage can’t be won after this.</source>
        <translation>При том, как лежали карты, после этого плавание уже не выиграть.</translation>
    </message>
    <message numerus="yes">
        <source>On deals that fit what you see, another move’s chance of winning is %n point(s) higher.</source>
        <translation>
            <numerusform>При раскладах, которые не противоречат видимому, у другого хода шанс на победу выше на %n процентный пункт.</numerusform>
            <numerusform>При раскладах, которые не противоречат видимому, у другого хода шанс на победу выше на %n процентных пункта.</numerusform>
            <numerusform>При раскладах, которые не противоречат видимому, у другого хода шанс на победу выше на %n процентных пунктов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shtil problems</name>
    <message>
        <source>Open cards</source>
        <translation>Открытые карты</translation>
    </message>
    <message>
        <source>Your deck; the left card comes next</source>
        <translation>Ваша колода; левая карта следующая</translation>
    </message>
    <message>
        <source>The explorer deck; the left card comes next</source>
        <translation>Колода разведки; левая карта следующая</translation>
    </message>
    <message>
        <source>Player&#xa0;{number}, hand</source>
        <translation>Игрок&#xa0;{number}, рука</translation>
    </message>
    <message>
        <source>Player&#xa0;{number}, deck</source>
        <translation>Игрок&#xa0;{number}, колода</translation>
    </message>
    <message>
        <source>{cards}: none</source>
        <translation>{cards}: пусто</translation>
    </message>
    <message numerus="yes">
        <source>Win this voyage. All cards are open: you see the deck in the order in which you will draw it. It can be done in %n move(s).</source>
        <translation>
            <numerusform>Выиграйте это плавание. Все карты открыты: вы видите колоду в том порядке, в каком будете её брать. Можно за %n ход.</numerusform>
            <numerusform>Выиграйте это плавание. Все карты открыты: вы видите колоду в том порядке, в каком будете её брать. Можно за %n хода.</numerusform>
            <numerusform>Выиграйте это плавание. Все карты открыты: вы видите колоду в том порядке, в каком будете её брать. Можно за %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win this voyage. All hands and decks are open, and you move for every player in turn. It can be done in %n move(s).</source>
        <translation>
            <numerusform>Выиграйте это плавание. Все карты в руках и колодах открыты, и вы ходите за каждого игрока по очереди. Можно за %n ход.</numerusform>
            <numerusform>Выиграйте это плавание. Все карты в руках и колодах открыты, и вы ходите за каждого игрока по очереди. Можно за %n хода.</numerusform>
            <numerusform>Выиграйте это плавание. Все карты в руках и колодах открыты, и вы ходите за каждого игрока по очереди. Можно за %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} – {move}</source>
        <translation>{player}&#xa0;— {move}</translation>
    </message>
    <message>
        <source>The voyage is won.</source>
        <translation>Плавание выиграно.</translation>
    </message>
    <message>
        <source>You can neither play a card nor discard two.</source>
        <translation>Вы не можете ни сыграть карту, ни сбросить две.</translation>
    </message>
    <message>
        <source>{who} can neither play a card nor discard two.</source>
        <translation>{who} не может ни сыграть карту, ни сбросить две.</translation>
    </message>
    <message>
        <source>Don’t play an island now. Which cards will you need least?</source>
        <translation>Остров сейчас играть не нужно. Какие карты нужны вам меньше всего?</translation>
    </message>
    <message>
        <source>Turn an island. Which one is the wrong way up?</source>
        <translation>Поверните остров. Какой из них лежит не той стороной?</translation>
    </message>
    <message>
        <source>Which island could you best do without?</source>
        <translation>Без какого острова легче всего обойтись?</translation>
    </message>
    <message>
        <source>Play the wild card now. Which number should it stand for?</source>
        <translation>Сыграйте сейчас джокер. Каким числом ему стать?</translation>
    </message>
    <message>
        <source>Play the&#xa0;{number} now, where it costs nothing.</source>
        <translation>Сыграйте сейчас&#xa0;{number} там, где это ничего не стоит.</translation>
    </message>
    <message numerus="yes">
        <source>Play the&#xa0;{number} now. It costs %n card(s): what can you spare?</source>
        <translation>
            <numerusform>Сыграйте сейчас&#xa0;{number}. Это стоит %n&#xa0;карту: без какой можно обойтись?</numerusform>
            <numerusform>Сыграйте сейчас&#xa0;{number}. Это стоит %n&#xa0;карты: без каких можно обойтись?</numerusform>
            <numerusform>Сыграйте сейчас&#xa0;{number}. Это стоит %n&#xa0;карт: без каких можно обойтись?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a storm. Which one is most in your way?</source>
        <translation>Уберите шторм. Какой из них мешает больше всего?</translation>
    </message>
    <message>
        <source>In which row would the reef be least in your way?</source>
        <translation>В каком ряду рифы помешают меньше всего?</translation>
    </message>
    <message>
        <source>Keep the reef where it is. Which cards can you spare?</source>
        <translation>Оставьте рифы на месте. Без каких карт можно обойтись?</translation>
    </message>
    <message>
        <source>Explore now. Which cards can you spare?</source>
        <translation>Пора разведать. Без каких карт можно обойтись?</translation>
    </message>
    <message>
        <source>Let the storm come. Which cards can you do without?</source>
        <translation>Пусть шторм придёт. Без каких карт можно обойтись?</translation>
    </message>
    <message>
        <source>Let the storm come. Which row can wait?</source>
        <translation>Пусть шторм придёт. Какой ряд может подождать?</translation>
    </message>
    <message>
        <source>The voyage can’t be won any more. The longest you can hold out: {moves}. {cause}</source>
        <translation>Плавание уже не выиграть. Дольше всего можно продержаться так: {moves}. Дальше пути нет. {cause}</translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message>
        <source>yellow storm</source>
        <translation>жёлтый шторм</translation>
    </message>
    <message>
        <source>orange storm</source>
        <translation>оранжевый шторм</translation>
    </message>
    <message>
        <source>{storm} in front of {name}</source>
        <translation>{storm}, перед кем: {name}</translation>
    </message>
    <message>
        <source>{card}, card&#xa0;{place} of&#xa0;{count}</source>
        <translation>{card}, карта&#xa0;{place} из&#xa0;{count}</translation>
    </message>
    <message>
        <source>{name}, picked up</source>
        <translation>{name}, выбрано</translation>
    </message>
    <message>
        <source>{name}, to be discarded</source>
        <translation>{name}, в сброс</translation>
    </message>
    <message>
        <source>{card}, moon up</source>
        <translation>{card}, луной вверх</translation>
    </message>
    <message>
        <source>{card}, sun up</source>
        <translation>{card}, солнцем вверх</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>{name}, wrong side up</source>
        <translation>{name}, не той стороной</translation>
    </message>
    <message>
        <source>empty, blocked by the reef</source>
        <translation>пусто, закрыто рифами</translation>
    </message>
    <message>
        <source>empty, blocked by a storm</source>
        <translation>пусто, закрыто штормом</translation>
    </message>
    <message>
        <source>{name}, can be turned</source>
        <translation>{name}, можно повернуть</translation>
    </message>
    <message>
        <source>{name}, can go here, price&#xa0;{price}</source>
        <translation>{name}, можно сюда, цена&#xa0;{price}</translation>
    </message>
    <message>
        <source>{number}, price&#xa0;{price}</source>
        <translation>{number}, цена&#xa0;{price}</translation>
    </message>
    <message>
        <source>{name} gives&#xa0;{count}: one more</source>
        <translation>{name}, отдаёт&#xa0;{count}: на одну больше</translation>
    </message>
    <message>
        <source>{name} gives&#xa0;{count}: one fewer</source>
        <translation>{name}, отдаёт&#xa0;{count}: на одну меньше</translation>
    </message>
    <message>
        <source>Row&#xa0;{row}</source>
        <translation>Ряд&#xa0;{row}</translation>
    </message>
    <message>
        <source>your choice would leave nothing to fill it</source>
        <translation>после вашего выбора сюда ничего не подойдёт</translation>
    </message>
    <message>
        <source>can’t be filled any more</source>
        <translation>уже не заполнить</translation>
    </message>
    <message>
        <source>reef</source>
        <translation>рифы</translation>
    </message>
    <message>
        <source>purple storm</source>
        <translation>лиловый шторм</translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) face up</source>
        <translation>
            <numerusform>открыто %n&#xa0;чудище</numerusform>
            <numerusform>открыто %n&#xa0;чудища</numerusform>
            <numerusform>открыто %n&#xa0;чудищ</numerusform>
        </translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>решает сейчас</translation>
    </message>
    <message>
        <source>Turned over: {card}</source>
        <translation>Открыто: {card}</translation>
    </message>
    <message>
        <source>{card}, card&#xa0;{place} of the open row</source>
        <translation>{card}, карта&#xa0;{place} открытого ряда</translation>
    </message>
    <message>
        <source>Start, played</source>
        <translation>Старт, сыгран</translation>
    </message>
    <message>
        <source>Start, not yet played</source>
        <translation>Старт, ещё не сыгран</translation>
    </message>
    <message>
        <source>Finish, played</source>
        <translation>Финиш, сыгран</translation>
    </message>
    <message>
        <source>Finish, not yet played</source>
        <translation>Финиш, ещё не сыгран</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Discard pile,&#xa0;{count}</source>
        <translation>Сброс, карт:&#xa0;{count}</translation>
    </message>
    <message>
        <source>{name}: {count}&#xa0;in hand</source>
        <translation>{name}: карт в руке&#xa0;{count}</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Compasses</source>
        <translation>Компасы</translation>
    </message>
    <message>
        <source>Explorers</source>
        <translation>Разведка</translation>
    </message>
    <message>
        <source>Voyage log</source>
        <translation>Судовой журнал</translation>
    </message>
    <message>
        <source>{laid} of&#xa0;{cells} islands</source>
        <translation>{laid} из&#xa0;{cells} островов</translation>
    </message>
    <message>
        <source>deal&#xa0;{number}&#xa0;· {laid} of&#xa0;{cells}</source>
        <translation>№&#xa0;{number}&#xa0;· {laid} из&#xa0;{cells}</translation>
    </message>
    <message numerus="yes">
        <source>Sun: %n point(s)</source>
        <translation>
            <numerusform>Солнце: %n очко</numerusform>
            <numerusform>Солнце: %n очка</numerusform>
            <numerusform>Солнце: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moon: %n point(s)</source>
        <translation>
            <numerusform>Луна: %n очко</numerusform>
            <numerusform>Луна: %n очка</numerusform>
            <numerusform>Луна: %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>Cards left</source>
        <translation>Карт осталось</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Отмены</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>This voyage</source>
        <translation>Это плавание</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>в одиночку</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Побед подряд</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Лучшая серия</translation>
    </message>
    <message>
        <source>Daily voyage won</source>
        <translation>Плавание дня выиграно</translation>
    </message>
    <message>
        <source>Daily voyage not won yet</source>
        <translation>Плавание дня пока не выиграно</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Дней подряд</translation>
    </message>
    <message>
        <source>same expansions</source>
        <translation>те же дополнения</translation>
    </message>
</context>
<context>
    <name>telling</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>{number}&#xa0;(wild)</source>
        <translation>{number}&#xa0;(джокер)</translation>
    </message>
    <message>
        <source>{who}: {card} to {place}</source>
        <translation>{who}: {card}&#xa0;→ {place}</translation>
    </message>
    <message>
        <source>{who} discarded {cards}</source>
        <translation>{who}: в сброс {cards}</translation>
    </message>
    <message>
        <source>{who} discarded {cards} unseen from the deck</source>
        <translation>{who}: {cards} из колоды не глядя</translation>
    </message>
    <message>
        <source>{who} played the start</source>
        <translation>{who}: старт</translation>
    </message>
    <message>
        <source>{who} played the finish</source>
        <translation>{who}: финиш</translation>
    </message>
    <message>
        <source>Split: {parts}</source>
        <translation>Отдают: {parts}</translation>
    </message>
    <message>
        <source>Row&#xa0;{row} is full</source>
        <translation>Ряд&#xa0;{row} заполнен</translation>
    </message>
    <message>
        <source>{who} moved the reef to row&#xa0;{row}</source>
        <translation>{who}: рифы&#xa0;→ ряд&#xa0;{row}</translation>
    </message>
    <message>
        <source>{who} kept the reef where it is</source>
        <translation>{who}: рифы остаются на месте</translation>
    </message>
    <message>
        <source>The reef is gone for good</source>
        <translation>Рифов больше нет</translation>
    </message>
    <message>
        <source>{who}: a monster took {card} from {place}</source>
        <translation>{who}: чудище забирает {card} ({place})</translation>
    </message>
    <message>
        <source>No finish yet. Monsters in hand: {holders}</source>
        <translation>Финиш ждёт. Чудища в руке: {holders}</translation>
    </message>
    <message>
        <source>{who} ran into {storm}</source>
        <translation>{who}: надвигается {storm}</translation>
    </message>
    <message>
        <source>{who}: {storm} on row&#xa0;{row}</source>
        <translation>{who}: {storm}&#xa0;→ ряд&#xa0;{row}</translation>
    </message>
    <message>
        <source>{who}: {storm} is in play</source>
        <translation>{who}: {storm} остаётся</translation>
    </message>
    <message>
        <source>{who} used a compass on {storm}</source>
        <translation>{who}: {storm} убран компасом</translation>
    </message>
    <message>
        <source>{who} won a compass</source>
        <translation>{who}: получен компас</translation>
    </message>
    <message>
        <source>{who} turned&#xa0;{number} in {place}</source>
        <translation>{who}: повёрнут остров&#xa0;{number} ({place})</translation>
    </message>
    <message>
        <source>{who} turned the island in {place}</source>
        <translation>{who}: остров повёрнут ({place})</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>луной</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>солнцем</translation>
    </message>
    <message>
        <source>{who} drew a compass: all hands are now {side} side up</source>
        <translation>{who}: компас, теперь все карты {side} вверх</translation>
    </message>
    <message>
        <source>{who} explored: {card}</source>
        <translation>{who}: разведка — {card}</translation>
    </message>
    <message>
        <source>The finish is face up</source>
        <translation>Финиш открыт</translation>
    </message>
    <message>
        <source>{who} swapped {cards} for the row</source>
        <translation>{who}: {cards} в обмен на ряд</translation>
    </message>
    <message>
        <source>{who} passed</source>
        <translation>{who}: пропуск хода</translation>
    </message>
    <message>
        <source>Player&#xa0;{number}</source>
        <translation>Игрок&#xa0;{number}</translation>
    </message>
    <message>
        <source>It’s a draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Вы победили!</translation>
    </message>
    <message>
        <source>Your opponent won</source>
        <translation>Победил соперник</translation>
    </message>
    <message>
        <source>The voyage is lost</source>
        <translation>Плавание проиграно</translation>
    </message>
    <message>
        <source>Final score: {mine} to&#xa0;{other}.</source>
        <translation>Итоговый счёт {mine}&#xa0;:&#xa0;{other}.</translation>
    </message>
    <message>
        <source>The crew gave up.</source>
        <translation>Команда сдалась.</translation>
    </message>
    <message>
        <source>Every island has found its place. The sea is calm.</source>
        <translation>Каждый остров нашёл своё место. На море штиль.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>You could neither play a card nor discard two. Left empty: {cells}.</source>
        <translation>Вы не можете ни сыграть карту, ни сбросить две. Не заполнено: {cells}.</translation>
    </message>
    <message>
        <source>{who} could neither play a card nor discard two. Left empty: {cells}.</source>
        <translation>{who} не может ни сыграть карту, ни сбросить две. Не заполнено: {cells}.</translation>
    </message>
    <message>
        <source>The grid was full, but you could neither play a finish nor discard two.</source>
        <translation>Поле заполнено, но вы не можете ни сыграть финиш, ни сбросить две карты.</translation>
    </message>
    <message>
        <source>The grid was full, but {who} could neither play a finish nor discard two.</source>
        <translation>Поле заполнено, но {who} не может ни сыграть финиш, ни сбросить две карты.</translation>
    </message>
    <message numerus="yes">
        <source>%n island(s) showed the wrong side.</source>
        <translation>
            <numerusform>%n остров лежал не той стороной.</numerusform>
            <numerusform>%n острова лежали не той стороной.</numerusform>
            <numerusform>%n островов лежали не той стороной.</numerusform>
        </translation>
    </message>
    <message>
        <source>The gap before&#xa0;{high} can’t be filled any more</source>
        <translation>Промежуток перед&#xa0;{high} уже не заполнить</translation>
    </message>
    <message>
        <source>The gap after&#xa0;{low} can’t be filled any more</source>
        <translation>Промежуток после&#xa0;{low} уже не заполнить</translation>
    </message>
    <message>
        <source>The gap between&#xa0;{low} and&#xa0;{high} can’t be filled any more</source>
        <translation>Промежуток между&#xa0;{low} и&#xa0;{high} уже не заполнить</translation>
    </message>
    <message>
        <source>Left in hand: {cards}.</source>
        <translation>Осталось в руке: {cards}.</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>The purple storm will block the row it is put on</source>
        <translation>Лиловый шторм закроет ряд, к которому его положат</translation>
    </message>
    <message>
        <source>The start must be played as soon as possible; it costs the crew eight cards</source>
        <translation>Старт нужно сыграть, как только это возможно; он обойдётся команде в восемь карт</translation>
    </message>
    <message>
        <source>A monster takes an island with it, and can’t be discarded</source>
        <translation>Морское чудище забирает с собой остров; сбросить его нельзя</translation>
    </message>
    <message>
        <source>A wild card is an island of any number, a start, a finish or a compass</source>
        <translation>Джокер — это остров с любым номером, старт, финиш или компас</translation>
    </message>
    <message>
        <source>A compass removes a storm, or stops one before it hits</source>
        <translation>Компас убирает шторм или не даёт ему начаться</translation>
    </message>
    <message>
        <source>Yellow storm: this hand is limited to three cards while it is in play</source>
        <translation>Жёлтый шторм: пока он в игре, лимит этой руки — три карты</translation>
    </message>
    <message>
        <source>Click to see your discards</source>
        <translation>Нажмите, чтобы посмотреть свой сброс</translation>
    </message>
    <message>
        <source>Wrong side up for its row: discard a card to turn it</source>
        <translation>Лежит не той стороной для своего ряда: сбросьте карту, чтобы повернуть</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message>
        <source>{game}: problem&#xa0;{number}</source>
        <translation>{game}: задача&#xa0;{number}</translation>
    </message>
    <message>
        <source>Now to move: {name}</source>
        <translation>Теперь ходит {name}</translation>
    </message>
    <message>
        <source>difficulty&#xa0;{number} of&#xa0;5</source>
        <translation>сложность&#xa0;{number} из&#xa0;5</translation>
    </message>
    <message>
        <source>first try</source>
        <translation>с первого раза</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>с подсказкой</translation>
    </message>
    <message>
        <source>solved with a hint</source>
        <translation>решена с подсказкой</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong move(s) so far</source>
        <translation>
            <numerusform>пока %n неверный ход</numerusform>
            <numerusform>пока %n неверных хода</numerusform>
            <numerusform>пока %n неверных ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>{match}, action&#xa0;{number}</source>
        <translation>{match}, действие&#xa0;{number}</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>It won’t come back</source>
        <translation>Больше не вернётся</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Ваши ошибки</translation>
    </message>
    <message>
        <source>To try again today</source>
        <translation>Решить сегодня снова</translation>
    </message>
    <message>
        <source>Solved often enough: it won’t come back.</source>
        <translation>Решено достаточно раз: больше не вернётся.</translation>
    </message>
    <message>
        <source>Practice: comes back on {day}.</source>
        <translation>Тренировка: вернётся {day}.</translation>
    </message>
    <message>
        <source>Solved: comes back on {day}.</source>
        <translation>Решено: вернётся {day}.</translation>
    </message>
    <message>
        <source>Missed: comes back on {day}.</source>
        <translation>Не решено: вернётся {day}.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новое</translation>
    </message>
    <message>
        <source>solved last time</source>
        <translation>в прошлый раз решено</translation>
    </message>
    <message>
        <source>missed last time</source>
        <translation>в прошлый раз не решено</translation>
    </message>
    <message>
        <source>new: waits for a day with fewer new ones</source>
        <translation>новое: ждёт дня, когда новых меньше</translation>
    </message>
    <message>
        <source>new: comes back on {day}</source>
        <translation>новое: вернётся {day}</translation>
    </message>
    <message>
        <source>solved: comes back on {day}</source>
        <translation>решено: вернётся {day}</translation>
    </message>
    <message>
        <source>missed: comes back on {day}</source>
        <translation>не решено: вернётся {day}</translation>
    </message>
    <message>
        <source>Coming back later; you can practise them now</source>
        <translation>Вернутся позже; потренироваться можно уже сейчас</translation>
    </message>
    <message>
        <source>Decisions from your own games. One that you solve comes back later each time, one that you miss comes back soon; at most ten new ones a day.</source>
        <translation>Решения из ваших собственных партий. Верно решённое возвращается каждый раз позже, нерешённое — скоро; новых — не больше десяти в день.</translation>
    </message>
    <message>
        <source>No mistakes to practise now. Review a finished game, and your three costliest decisions in it will come back here from the next day on.</source>
        <translation>Сейчас ошибок для тренировки нет. Разберите законченную партию: три самых дорогих ваших решения в ней вернутся сюда на следующий день.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>не решена</translation>
    </message>
    <message>
        <source>after mistakes</source>
        <translation>не с первого раза</translation>
    </message>
    <message>
        <source>solved on the first try</source>
        <translation>решена с первого раза</translation>
    </message>
    <message>
        <source>solved on try&#xa0;{number}</source>
        <translation>решена с&#xa0;{number}-й попытки</translation>
    </message>
    <message>
        <source>the original move: {loss}</source>
        <translation>исходный ход: {loss}</translation>
    </message>
    <message>
        <source>The game this decision came from can no longer be read.</source>
        <translation>Партию, из которой это решение, больше не прочитать.</translation>
    </message>
    <message>
        <source>Not right away: comes back on {day}.</source>
        <translation>Решено не сразу: вернётся {day}.</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>the disk is full</source>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>нет прав доступа</translation>
    </message>
    <message>
        <source>only reading is allowed there</source>
        <translation>там разрешено только чтение</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>файл занят другой программой</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>такого файла или папки нет</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>это ссылка, которая ведёт на саму себя</translation>
    </message>
    <message>
        <source>it is a pipe and not a file</source>
        <translation>это канал, а не файл</translation>
    </message>
    <message>
        <source>it is a socket and not a file</source>
        <translation>это сокет, а не файл</translation>
    </message>
    <message>
        <source>it is a link and not a file</source>
        <translation>это ссылка, а не файл</translation>
    </message>
    <message>
        <source>it is a device and not a file</source>
        <translation>это устройство, а не файл</translation>
    </message>
    <message>
        <source>{file} can’t be read: {reason}.</source>
        <translation>Не удалось прочитать {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} can’t be opened: it contains an illegal move.</source>
        <translation>Не удалось открыть {file}: в записи есть ход не по правилам.</translation>
    </message>
    <message>
        <source>{file} needs a newer version of the program.</source>
        <translation>Для {file} нужна более новая версия программы.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) can’t be opened: {names}</source>
        <translation>
            <numerusform>Не открывается %n файл: {names}</numerusform>
            <numerusform>Не открываются %n файла: {names}</numerusform>
            <numerusform>Не открываются %n файлов: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder {folder} can’t be written to. You can play, but nothing will be saved.</source>
        <translation>В папку {folder} нельзя ничего записать. Играть можно, но ничего не сохранится.</translation>
    </message>
    <message>
        <source>Something else was in the place of a folder or file that the program needs. It was renamed in {folder}: {names}</source>
        <translation>На месте папки или файла, нужных программе, было что-то другое. Оно переименовано в {folder}: {names}</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset to defaults. The old file is kept as {file}.</source>
        <translation>Файл настроек был повреждён; восстановлены стандартные настройки. Старый файл сохранён: {file}.</translation>
    </message>
    <message>
        <source>Your settings can’t be read: {reason}. The defaults are used for now.</source>
        <translation>Не удалось прочитать настройки: {reason}. Пока действуют стандартные.</translation>
    </message>
    <message>
        <source>Some settings made no sense and have been reset to defaults: {names}.</source>
        <translation>Некоторые настройки были неверны; для них восстановлены стандартные значения: {names}.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>язык</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>тема</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>анимация</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>звуки</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>отмена ходов</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>предупреждения</translation>
    </message>
    <message>
        <source>numbers on the cards</source>
        <translation>номера на картах</translation>
    </message>
    <message>
        <source>left-handed table</source>
        <translation>стол для левшей</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>ваше имя</translation>
    </message>
    <message>
        <source>window position</source>
        <translation>положение окна</translation>
    </message>
    <message>
        <source>Your training can’t be saved right now: {reason}. The program keeps trying.</source>
        <translation>Тренировку сейчас не сохранить: {reason}. Программа будет пробовать снова.</translation>
    </message>
    <message>
        <source>keyboard shortcuts</source>
        <translation>горячие клавиши</translation>
    </message>
    <message>
        <source>choices of the last games</source>
        <translation>выбор в последних партиях</translation>
    </message>
    <message>
        <source>The file with your training was damaged. Your solved problems and saved mistakes have been reset; the old file is kept as {file}.</source>
        <translation>Файл тренировки был повреждён. Счёт решённых задач и список ошибок для повторения начинаются заново; старый файл сохранён как {file}.</translation>
    </message>
    <message>
        <source>Your training can’t be saved: what you solve now will be lost when you quit.</source>
        <translation>Тренировку не удаётся сохранить: решённое сейчас забудется при выходе.</translation>
    </message>
    <message>
        <source>The program can’t start the process that thinks for your mates. Until it can, they all play in the simplest way, and there are no hints or reviews.</source>
        <translation>Не запускается процесс, который думает за напарников. Пока все они играют самым простым образом; подсказок и разбора нет.</translation>
    </message>
    <message>
        <source>Still not saved.</source>
        <translation>Всё ещё не сохранено.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message>
        <source>The program can’t check right now whether a deal is winnable: this one is random.</source>
        <translation>Сейчас нельзя проверить, можно ли выиграть расклад: этот случайный.</translation>
    </message>
    <message>
        <source>No deal could be proven winnable in time: this one is random.</source>
        <translation>За отведённое время не нашлось расклада, который точно можно выиграть: этот случайный.</translation>
    </message>
    <message>
        <source>new-game choices</source>
        <translation>выбор новой партии</translation>
    </message>
    <message numerus="yes">
        <source>%n of your game file(s) can’t be read. Kept in {folder}: {names}</source>
        <translation>
            <numerusform>Не читается %n&#xa0;файл ваших партий. Он сохранён в {folder}: {names}</numerusform>
            <numerusform>Не читаются %n&#xa0;файла ваших партий. Они сохранены в {folder}: {names}</numerusform>
            <numerusform>Не читаются %n&#xa0;файлов ваших партий. Они сохранены в {folder}: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics were damaged and have been rebuilt from your saved games. The old file is kept as {file}.</source>
        <translation>Статистика была повреждена и восстановлена по сохранённым партиям. Старый файл сохранён: {file}.</translation>
    </message>
    <message>
        <source>The statistics can’t be saved right now. Games will be counted the next time the program starts.</source>
        <translation>Статистику сейчас не удаётся сохранить. Партии будут учтены при следующем запуске.</translation>
    </message>
    <message>
        <source>You play on from the beginning. This game is saved alongside the original and counted separately in the statistics.</source>
        <translation>Вы играете с самого начала. Эта партия хранится рядом с прежней и учитывается в статистике отдельно.</translation>
    </message>
    <message>
        <source>You play on from action&#xa0;{number}. This game is saved alongside the original and counted separately in the statistics.</source>
        <translation>Вы играете дальше с действия&#xa0;{number}. Эта партия хранится рядом с прежней и учитывается в статистике отдельно.</translation>
    </message>
    <message>
        <source>The statistics can’t be saved right now: {reason}. Your game will be counted later.</source>
        <translation>Статистику сейчас не сохранить: {reason}. Ваша партия будет учтена позже.</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) in the statistics can’t be read and are left out.</source>
        <translation>
            <numerusform>В статистике повреждена %n партия: её не прочитать, и она не учитывается.</numerusform>
            <numerusform>В статистике повреждены %n партии: их не прочитать, и они не учитываются.</numerusform>
            <numerusform>В статистике повреждено %n партий: их не прочитать, и они не учитываются.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.</source>
        <translation>Эту партию не удаётся сохранить в {folder}: {reason}. Можно играть дальше; программа будет пробовать снова.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.</source>
        <translation>
            <numerusform>%n партию не удаётся сохранить в {folder}: {reason}. Можно играть дальше; программа будет пробовать снова.</numerusform>
            <numerusform>%n партии не удаётся сохранить в {folder}: {reason}. Можно играть дальше; программа будет пробовать снова.</numerusform>
            <numerusform>%n партий не удаётся сохранить в {folder}: {reason}. Можно играть дальше; программа будет пробовать снова.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is not a saved game, or it is damaged.</source>
        <translation>{file} — не запись партии, или файл повреждён.</translation>
    </message>
    <message>
        <source>computer players’ pace</source>
        <translation>темп компьютерных игроков</translation>
    </message>
    <message>
        <source>Opening files: {done} of&#xa0;{count}</source>
        <translation>Открываем файлы: {done} из&#xa0;{count}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>turns</name>
    <message>
        <source>Your turn: {what}</source>
        <translation>Ваш ход: {what}</translation>
    </message>
    <message>
        <source>The grid is full, but {missing}: {what}</source>
        <translation>Поле заполнено, но {missing}: {what}</translation>
    </message>
    <message>
        <source>Your turn: no island fits next to another (orange storm); {what}</source>
        <translation>Ваш ход: рядом с другим островом (оранжевый шторм) ничего не подходит; {what}</translation>
    </message>
    <message>
        <source>Your turn: no island fits; {what}</source>
        <translation>Ваш ход: ни один остров не подходит; {what}</translation>
    </message>
    <message>
        <source>no start has been played</source>
        <translation>старт не сыгран</translation>
    </message>
    <message numerus="yes">
        <source>%n island(s) show the wrong side</source>
        <translation>
            <numerusform>%n&#xa0;остров лежит не той стороной</numerusform>
            <numerusform>%n&#xa0;острова лежат не той стороной</numerusform>
            <numerusform>%n&#xa0;островов лежат не той стороной</numerusform>
        </translation>
    </message>
    <message>
        <source>you have no finish</source>
        <translation>финиша у вас нет</translation>
    </message>
    <message>
        <source>someone holds a monster</source>
        <translation>у кого-то есть чудище</translation>
    </message>
    <message>
        <source>monsters are still in hand ({holders})</source>
        <translation>чудища ещё в руке ({holders})</translation>
    </message>
    <message numerus="yes">
        <source>you hold %n monster(s)</source>
        <translation>
            <numerusform>у вас %n&#xa0;чудище</numerusform>
            <numerusform>у вас %n&#xa0;чудища</numerusform>
            <numerusform>у вас %n&#xa0;чудищ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n monster(s)</source>
        <translation>
            <numerusform>{name} держит %n&#xa0;чудище</numerusform>
            <numerusform>{name} держит %n&#xa0;чудища</numerusform>
            <numerusform>{name} держит %n&#xa0;чудищ</numerusform>
        </translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>сыграйте карту</translation>
    </message>
    <message>
        <source>play the monster</source>
        <translation>сыграйте чудище</translation>
    </message>
    <message>
        <source>discard two</source>
        <translation>сбросьте две</translation>
    </message>
    <message>
        <source>click an island to turn it</source>
        <translation>нажмите на остров, чтобы повернуть его</translation>
    </message>
    <message>
        <source>click a storm to spend a compass</source>
        <translation>потратьте компас на шторм</translation>
    </message>
    <message>
        <source>trade your hand for a compass</source>
        <translation>обменяйте руку на компас</translation>
    </message>
    <message>
        <source>swap your hand for the row</source>
        <translation>обменяйте руку на ряд</translation>
    </message>
    <message>
        <source>play a start</source>
        <translation>сыграть старт</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} или {last}</translation>
    </message>
    <message>
        <source>{first}, or {last}</source>
        <translation>{first} или {last}</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>the start</source>
        <translation>старт</translation>
    </message>
    <message>
        <source>the finish</source>
        <translation>финиш</translation>
    </message>
    <message>
        <source>the sea monster</source>
        <translation>морское чудище</translation>
    </message>
    <message>
        <source>the wild card</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>the compass</source>
        <translation>компас</translation>
    </message>
    <message>
        <source>the yellow storm</source>
        <translation>жёлтый шторм</translation>
    </message>
    <message>
        <source>the purple storm</source>
        <translation>лиловый шторм</translation>
    </message>
    <message>
        <source>the orange storm</source>
        <translation>оранжевый шторм</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>calm water</source>
        <translation>тихая вода</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ада</translation>
    </message>
    <message>
        <source>Juri</source>
        <translation>Юрий</translation>
    </message>
    <message>
        <source>Mila</source>
        <translation>Мила</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Отто</translation>
    </message>
    <message>
        <source>row&#xa0;{row}, cell&#xa0;{cell}</source>
        <translation>ряд&#xa0;{row}, клетка&#xa0;{cell}</translation>
    </message>
    <message>
        <source>Standard voyage</source>
        <translation>Стандартная игра</translation>
    </message>
    <message>
        <source>Great Arch</source>
        <translation>Великая арка</translation>
    </message>
    <message>
        <source>Sun and Moon</source>
        <translation>Солнце и луна</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Соревновательная игра</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Discard two</source>
        <translation>Сбросить две</translation>
    </message>
    <message>
        <source>Play the start</source>
        <translation>Сыграть старт</translation>
    </message>
    <message>
        <source>Play the finish</source>
        <translation>Сыграть финиш</translation>
    </message>
    <message>
        <source>Trade hand for a compass</source>
        <translation>Руку за компас</translation>
    </message>
    <message>
        <source>Swap hand for the row</source>
        <translation>Обменять руку на ряд</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропустить ход</translation>
    </message>
    <message>
        <source>Discard two and explore</source>
        <translation>Сбросить две и разведать</translation>
    </message>
    <message>
        <source>Discard two to keep the reef here</source>
        <translation>Сбросить две, не двигать рифы</translation>
    </message>
    <message>
        <source>Face the storm</source>
        <translation>Принять шторм</translation>
    </message>
    <message>
        <source>Spend a compass</source>
        <translation>Потратить компас</translation>
    </message>
    <message>
        <source>Spend the wild card</source>
        <translation>Потратить джокера</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message numerus="yes">
        <source>Discard two: −%n point(s)</source>
        <translation>
            <numerusform>Сбросить две: −%n очко</numerusform>
            <numerusform>Сбросить две: −%n очка</numerusform>
            <numerusform>Сбросить две: −%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap hand for the row: −%n point(s)</source>
        <translation>
            <numerusform>Обменять руку на ряд: −%n очко</numerusform>
            <numerusform>Обменять руку на ряд: −%n очка</numerusform>
            <numerusform>Обменять руку на ряд: −%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Поиск хорошего хода…</translation>
    </message>
    <message>
        <source>{name} played the start: how many cards can you spare?</source>
        <translation>{name}: сыгран старт. Сколько карт вы готовы отдать?</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} думает…</translation>
    </message>
    <message>
        <source>Which number should the wild card be?</source>
        <translation>Каким номером станет джокер?</translation>
    </message>
    <message numerus="yes">
        <source>Start played. How do you split the %n card(s)?</source>
        <translation>
            <numerusform>Старт сыгран. Кто отдаст эту %n&#xa0;карту?</numerusform>
            <numerusform>Старт сыгран. Кто сколько из %n&#xa0;карт отдаст?</numerusform>
            <numerusform>Старт сыгран. Кто сколько из %n&#xa0;карт отдаст?</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the reef: choose a row at the left of the grid</source>
        <translation>Передвиньте рифы: выберите ряд слева от поля</translation>
    </message>
    <message>
        <source>The monster strikes: which island does it take?</source>
        <translation>Чудище нападает: какой остров оно заберёт?</translation>
    </message>
    <message>
        <source>{number} to {place} costs {cards}</source>
        <translation>{number}&#xa0;→ {place}, цена: {cards}</translation>
    </message>
    <message>
        <source>Discard {cards} of your choice</source>
        <translation>Сбросьте на выбор {cards}</translation>
    </message>
    <message>
        <source>Give {cards} for the start</source>
        <translation>Ваша доля за старт: {cards}</translation>
    </message>
    <message>
        <source>Discard {cards} to turn this island</source>
        <translation>Поворот острова: {cards}</translation>
    </message>
    <message>
        <source>Discard {cards} to keep the reef where it is</source>
        <translation>Чтобы рифы остались, сбросьте {cards}</translation>
    </message>
    <message>
        <source>Yellow storm: discard {cards}, down to three</source>
        <translation>Жёлтый шторм: в сброс {cards}, в руке останется три</translation>
    </message>
    <message>
        <source>Discard {cards} to explore</source>
        <translation>Для разведки сбросьте {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё&#xa0;%n</numerusform>
            <numerusform>ещё&#xa0;%n</numerusform>
            <numerusform>ещё&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>{wish}: choose {more}</source>
        <translation>{wish}; выберите {more}</translation>
    </message>
    <message>
        <source>{wish}. Confirm?</source>
        <translation>{wish}. Подтвердить?</translation>
    </message>
    <message>
        <source>Your turn: the start must be played</source>
        <translation>Ваш ход: нужно сыграть старт</translation>
    </message>
    <message>
        <source>Your turn: the finish can be played!</source>
        <translation>Ваш ход: можно сыграть финиш!</translation>
    </message>
    <message>
        <source>Your turn: all you can do is pass</source>
        <translation>Ваш ход: остаётся только пропустить его</translation>
    </message>
    <message>
        <source>The pyramid is full: discard two and turn over an explorer card</source>
        <translation>Пирамида заполнена: сбросьте две и откройте карту разведки</translation>
    </message>
    <message>
        <source>The monster takes an island with it: which one?</source>
        <translation>Чудище унесёт с собой остров: какой?</translation>
    </message>
    <message>
        <source>{number} doesn’t fit anywhere now</source>
        <translation>{number} сейчас никуда не подходит</translation>
    </message>
    <message>
        <source>Put {card} beside the grid, or choose another card</source>
        <translation>{card}: положите рядом с полем или выберите другую карту</translation>
    </message>
    <message>
        <source>Where should the wild card go?</source>
        <translation>Куда пойдёт джокер?</translation>
    </message>
    <message>
        <source>Where should&#xa0;{number} go?</source>
        <translation>Куда пойдёт&#xa0;{number}?</translation>
    </message>
    <message>
        <source>Purple storm: choose the row it blocks</source>
        <translation>Лиловый шторм: выберите ряд, который он закроет</translation>
    </message>
    <message>
        <source>Yellow storm: your hand limit is three while it is in play</source>
        <translation>Жёлтый шторм: пока он в игре, лимит руки — три карты</translation>
    </message>
    <message>
        <source>Orange storm: you may place islands only next to other islands</source>
        <translation>Оранжевый шторм: острова можно класть только рядом с другими</translation>
    </message>
    <message>
        <source>{storm} comes up</source>
        <translation>{storm} надвигается</translation>
    </message>
    <message>
        <source>{number} can’t come after&#xa0;{other}</source>
        <translation>{number} не может идти после&#xa0;{other}</translation>
    </message>
    <message>
        <source>{number} can’t come before&#xa0;{other}</source>
        <translation>{number} не может идти перед&#xa0;{other}</translation>
    </message>
    <message>
        <source>Costs&#xa0;{price}, but you have only&#xa0;{held} to pay with</source>
        <translation>Цена&#xa0;{price}, а заплатить можете&#xa0;{held}</translation>
    </message>
    <message>
        <source>Choose {cards} first</source>
        <translation>Сначала выберите: {cards}</translation>
    </message>
    <message>
        <source>No finish yet: {missing}</source>
        <translation>Финиш подождёт: {missing}</translation>
    </message>
    <message>
        <source>There is already an island there</source>
        <translation>Там уже есть остров</translation>
    </message>
    <message>
        <source>There is no island to strike</source>
        <translation>Здесь нет острова для чудища</translation>
    </message>
    <message>
        <source>This card doesn’t go there</source>
        <translation>Эта карта туда не идёт</translation>
    </message>
    <message>
        <source>This number is already on the grid</source>
        <translation>Этот номер уже есть на поле</translation>
    </message>
    <message>
        <source>The reef blocks this row</source>
        <translation>Этот ряд закрыт рифами</translation>
    </message>
    <message>
        <source>The reef is already here: choose another row</source>
        <translation>Рифы уже здесь: выберите другой ряд</translation>
    </message>
    <message>
        <source>This row has no empty cell</source>
        <translation>В этом ряду нет пустых клеток</translation>
    </message>
    <message>
        <source>A purple storm blocks this row</source>
        <translation>Этот ряд закрыт лиловым штормом</translation>
    </message>
    <message>
        <source>In an orange storm, only next to another island</source>
        <translation>При оранжевом шторме — только рядом с островом</translation>
    </message>
    <message>
        <source>The pillars come before the vault</source>
        <translation>Сначала колонны, потом свод</translation>
    </message>
    <message>
        <source>That would make the grid impossible to fill</source>
        <translation>Тогда поле уже не заполнить</translation>
    </message>
    <message>
        <source>A monster can’t be discarded</source>
        <translation>Чудище нельзя сбросить</translation>
    </message>
    <message>
        <source>The start must be played first</source>
        <translation>Сначала нужно сыграть старт</translation>
    </message>
    <message>
        <source>A start has already been played: discard this one</source>
        <translation>Старт уже сыгран: этот можно только сбросить</translation>
    </message>
    <message>
        <source>There aren’t eight cards to give yet</source>
        <translation>Восьми карт в руках пока не набрать</translation>
    </message>
    <message>
        <source>The finish has to wait until every cell is filled</source>
        <translation>Финиш — когда заполнены все клетки</translation>
    </message>
    <message>
        <source>The finish has to wait for a start</source>
        <translation>Финиш ждёт старта</translation>
    </message>
    <message>
        <source>No finish yet: someone holds a monster</source>
        <translation>Финиш ждёт: у кого-то в руке чудище</translation>
    </message>
    <message>
        <source>No finish yet: an island shows the wrong side</source>
        <translation>Финиш ждёт: остров лежит не той стороной</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>first</source>
        <translation>первое место</translation>
    </message>
    <message>
        <source>tied for first</source>
        <translation>делит первое место</translation>
    </message>
    <message>
        <source>second</source>
        <translation>второе место</translation>
    </message>
    <message>
        <source>third</source>
        <translation>третье место</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>четвёртое место</translation>
    </message>
    <message>
        <source>Give and lose the gap</source>
        <translation>Отдать и потерять промежуток</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Отдать</translation>
    </message>
    <message>
        <source>Discard and lose the gap</source>
        <translation>Сбросить и потерять промежуток</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Split first: once it is confirmed, you choose which cards you give</source>
        <translation>Сначала поделите: после подтверждения вы выберете, какие карты отдать</translation>
    </message>
</context>
</TS>
