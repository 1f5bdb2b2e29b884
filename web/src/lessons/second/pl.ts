export default {
  'lesson.welcome.title': 'Twój pierwszy spęd',
  'lesson.welcome':
    'Prowadzisz stado szlakiem do Kansas City i wysyłasz je dalej koleją. Potem szlak zaczyna się od nowa. Po kilku takich spędach wygrywa ten, kto ma najwięcej punktów.',
  'lesson.hand.title': 'Twoje stado',
  'lesson.hand':
    'Te karty to twoje stado. W Kansas City dostajesz w dolarach sumę ich wartości hodowlanych, ale każda rasa liczy się tylko raz. Powtarzające się karty najlepiej sprzedać po drodze.',
  'lesson.hire':
    'Pomocnicy zostają na całą grę: kowboje kupują krowy, budowniczowie stawiają budynki, inżynierowie przesuwają lokomotywę. Cena widnieje przy rzędzie. Z drugim kowbojem krowy będą tańsze.',
  'lesson.walk':
    'Możesz zrobić najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}. Liczą się tylko miejsca, na których coś leży; puste pola się pomija. Dłoń na żetonie po drodze oznacza opłatę, podaną przy każdym wyborze.',
  'lesson.build':
    'Najpierw sprzedaj kartę, potem buduj. Na każdym budynku widać, ilu budowniczych wymaga; za każdego płacisz. Budynek zostaje na szlaku: jego akcje są tylko twoje, a na koniec daje punkty. Zacznij od małego.',
  'lesson.certificate.title': 'Certyfikat',
  'lesson.certificate':
    'Teraz do budynku C. Certyfikat podnosi wartość stada w Kansas City o jeden i tam zostaje wydany. Są tu też karty celów: punkty za zadanie. Zostaw je na następną partię.',
  'lesson.engine.title': 'Kolej',
  'lesson.engine':
    'Lokomotywa przesuwa się o pole za każdego inżyniera. Im dalej dotarła, tym tańsza dostawa do odległych miast. Stacje po drodze możesz rozbudować, by zdobyć punkty.',
  'lesson.buy':
    'W budynku E kupujesz krowy. Nowe karty trafiają na stos kart odrzuconych; dobierzesz je później. Wysoka wartość hodowlana to pieniądze i dalekie miasta; punkty z karty liczą się na koniec.',
  'lesson.kansas_city.title': 'Do Kansas City',
  'lesson.kansas_city':
    'Koniec szlaku jest w zasięgu. Spójrz jeszcze raz na rękę: im więcej różnych ras, tym lepiej. Jeśli stado ci odpowiada, wejdź do miasta.',
  'lesson.tiles.title': 'Nowe żetony',
  'lesson.tiles':
    'Po dotarciu do miasta wprowadzasz do gry trzy żetony, po jednym z każdej kolumny rozwoju. Pomocnicy trafiają na rynek pracy, niebezpieczeństwa i bandyci na szlak. Gdy rynek pracy się zapełni, nadchodzą ostatnie tury.',
  'lesson.income.title': 'Sprzedaj stado',
  'lesson.income':
    'Twoje stado ma wartość hodowlaną {herd}. Każdy dodany certyfikat podnosi ją o jeden. Tyle dolarów dostajesz, a od sumy zależy, do których miast możesz dostarczyć. Dodane certyfikaty przepadają.',
  'lesson.deliver':
    'Wybierz miasto, na które twoje stado wystarcza i w którym nie ma jeszcze twojego dysku. Jeśli lokomotywa nie dotarła tak daleko, płacisz za transport. Celuj wysoko: bliskie miasta dają mało, a Kansas City wręcz odbiera punkty.',
  'lesson.disc.title': 'Dysk opuszcza planszę',
  'lesson.disc':
    'Twój dysk oznacza dostawę, a to, co zakrywał, jest odblokowane na stałe: lepsza akcja pomocnicza, więcej certyfikatów, dłuższe ruchy, więcej kart w ręce. Dyski z czarnych narożników trafiają tylko do miast o czarnych narożnikach.',
  'lesson.bye.title': 'Następny spęd należy do ciebie',
  'lesson.bye':
    'Masz za sobą cały spęd. Następny zaczniesz z lepszymi krowami i większą liczbą pomocników. Na co stawiasz: kowboje i krowy, budowniczowie i budynki czy inżynierowie i stacje? „{hint.button, message}” pomoże ci w każdej chwili.',
} satisfies Record<string, string>;
