// Słowa planszy; nazwy, akcje, decyzje i zdarzenia są w texts/trail.
export default {
  'panel.trail': 'Szlak',
  'panel.towns': 'Osady na północy',
  'panel.railroad': 'Miasta i kolej',
  'panel.city': 'Kansas City',
  'panel.market': 'Targ bydła',
  'panel.objectives': 'Karty celów',

  'map.start': 'START',
  'map.flood': 'Powódź',
  'map.drought': 'Susza',
  'map.rockfall': 'Lawina kamienna',
  'map.trade': 'Handel z Indianami',

  // ---- podpisy
  'caption.discard-breed': 'Odrzuć: {breed, name, breed}',
  'caption.discard-pair': 'Odrzuć parę',
  'caption.discard-any': 'Odrzuć kartę krowy',
  'caption.discard-objective': 'Odrzuć kartę celu',
  'caption.discard-breed-engine': 'Odrzuć: {breed, name, breed}',
  'caption.discard-any-objective': 'Odrzuć, weź kartę celu',
  'caption.gain':
    '{tokens, plural, =0 {{certificates, plural, =0 {Weź {dollars, dollars}} one {Certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}} one {Żeton wymiany} few {# żetony wymiany} many {# żetonów wymiany} other {# żetonu wymiany}}',
  'caption.gain-per-woods': 'Dolary za budynki w lesie',
  'caption.gain-per-engineer': 'Dolary za inżynierów',
  'caption.gain-per-trade-pair': 'Za pary tipi',
  'caption.certificates-to-limit': 'Certyfikaty do limitu',
  'caption.hire':
    '{sign, select, more {Zatrudnij, {by, dollars} drożej} less {Zatrudnij, {by, dollars} taniej} other {Zatrudnij}}',
  'caption.build': 'Buduj',
  'caption.buy-cattle': 'Kup krowy',
  'caption.take-objective': 'Karta celu',
  'caption.engine': 'Lokomotywa: do {amount}',
  'caption.engine-per-engineer': 'Lokomotywa',
  'caption.engine-per-woods': 'Lokomotywa za budynki w lesie',
  'caption.engine-back': 'Cofnij lokomotywę o {amount}',
  'caption.trade': 'Handluj',
  'caption.remove-hazard': 'Usuń niebezpieczeństwo',
  'caption.aux': 'Akcja pomocnicza',
  'caption.move-herder': 'Idź dalej, do {amount}',
  'caption.draw-then-discard': 'Dobierz i odrzuć',
  'caption.extraordinary-delivery': 'Nietypowa dostawa',
  'caption.upgrade-station-behind': 'Rozbuduj stację',
  'caption.copy-neighbour': 'Użyj sąsiedniego budynku',
  'caption.discard-value-three': 'Odrzuć krowę o wartości 3',
  'caption.discard-breed-aux': 'Odrzuć: {breed, name, breed}',
  'caption.gain-per-builder': 'Dolary za rzemieślników',
  'caption.gain-per-station': 'Dolary za stacje',
  'caption.gain-per-bell': 'Za dzwonki',
  'caption.engine-per-hazard': 'Lokomotywa za niebezpieczeństwa',
  'caption.remove-cards': '{amount, plural, one {Usuń # kartę} few {Usuń # karty} many {Usuń # kart} other {Usuń # karty}}',
  'caption.build-free': 'Buduj za darmo',
  'caption.take-cattle-three': 'Weź krowę o wartości 3',
  'caption.found-office': 'Filia',

  // ---- słowa na planszy
  'board.foresight': 'Rozwój',
  'board.job_market': 'Rynek pracy',
  'board.stack': 'Stos',
  'board.prices': 'Ceny',
  'board.transport': '1\u00a0$ kosztu transportu za każdy krzyż między lokomotywą a miastem',
  'board.last_space': 'koniec: cofnij się co najmniej o pole, +3\u00a0$',
  'board.corners': 'Ramki miast i stacji: jasna przyjmuje tylko dyski z białych narożników, ciemna każdy dysk',
  'board.hand': 'Ręka',
  'board.empty': 'puste',
  'board.workers': 'Pomocnicy',
  'board.aux': 'Akcje pomocnicze',
  'board.certificates': 'Certyfikaty',
  'board.buildings': 'Budynki do postawienia',
  'board.collected': 'Zebrane',
  'board.area': 'Cele',
  'board.masters': 'Zawiadowcy stacji',
  'board.offices': 'Filie',
  'board.ready': 'Krowy w Kansas City',
  'board.headquarters': 'Siedziba w Kansas City',
  'board.no_cattle': 'Jeszcze bez krów',
  'board.automa_card': 'Karta {card}',
  'board.automa_no_card': 'Nie odkryto jeszcze karty',
  'board.automa_deck': 'Jeszcze w talii: {count}',
  'board.automa_discard': 'Odkryte: {count}',
  'board.automa_out': 'Nieużywane na tym poziomie',
  'board.automa_delivery': 'Następna dostawa',
  'board.automa_no_delivery': 'Koniec dostaw',
  'board.automa_office': 'Cel następnych filii',
  'board.automa_special': 'Specjalizacja: {worker, name, many}',
  'board.automa_reconstructed': 'Rekonstrukcja',
  'board.herd_counts': 'Krowy',

  // ---- objaśnienia: pola szlaku
  'tip.start': 'Początek szlaku\nRanczerzy wracają tu z Kansas City; pierwszym przystankiem jest zawsze A.',
  'tip.kc':
    'Kansas City\nKoniec szlaku: tu kończy się każdy ruch. Wprowadzasz do gry trzy żetony z rozwoju, sprzedajesz stado z ręki i wysyłasz je pociągiem. Potem twój ranczer wraca na początek.',
  'tip.neutral': 'Budynek neutralny {letter}\nKto się tu zatrzyma, może wykonać każdą z tych akcji raz, w dowolnej kolejności:',
  'tip.own': 'Twój budynek {building}\nGdy się tu zatrzymasz, możesz wykonać każdą z tych akcji raz, w dowolnej kolejności:',
  'tip.theirs': 'Budynek {building} gracza {owner, player}\nUżywa go tylko właściciel; ty możesz tu wykonać pojedynczą akcję pomocniczą. Oferuje:',
  'tip.action_line': '• {action, name, action}',
  'tip.action_or': '• {first, name, action} albo: {second, name, action}',
  'tip.building_points': 'Na koniec {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} dla gracza {owner, player}.',
  'tip.fee_owner': 'Inni, którzy się tu zatrzymują lub przechodzą, płacą {fee, dollars} graczowi {owner, player}.',
  'tip.fee_bank': 'Gracze, którzy się tu zatrzymują lub przechodzą, płacą {fee, dollars} do banku.',
  'tip.plot': 'Działka budowlana {space}\nWolna: nie kosztuje kroku. Można tu postawić budynek prywatny.',
  'tip.woods': 'Leży w lesie.',
  'tip.risk': 'Akcja ryzyka budynku w tym miejscu: {action, name, action}.',
  'tip.hazard_tile':
    '{hazard, select, flood {Powódź} drought {Susza} other {Lawina kamienna}} na polu {number}\nZatrzymanie się tu lub przejście kosztuje {fee, dollars} do banku ({hand, name, hand}). Usunięcie żetonu daje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'tip.hazard_slot':
    'Wolne pole: {hazard, name, hazard}\nNie kosztuje kroku. Następny taki żeton z Kansas City trafi na pole o najniższym wolnym numerze.',
  'tip.trade_tile':
    '{colour, select, green {Zielony} other {Niebieski}} żeton tipi\n{place_gain, select, pay {Handel tutaj: zapłać {place_worth, dollars} za żeton.} token {Handel tutaj: weź żeton wymiany i ten żeton.} other {Handel tutaj: weź {place_worth, dollars} i żeton.}}',
  'tip.trade_fee': 'Zatrzymanie się tu lub przejście kosztuje {fee, dollars} do banku ({hand, name, hand}).',
  'tip.trade_beside': 'Leży obok szlaku: nikt przez niego nie przechodzi.',
  'tip.trade_slot':
    'Wolne pole na żeton tipi\nNowe żetony trafiają na pole o najniższej liczbie. Handel {place_gain, select, pay {kosztuje tu {place_worth, dollars}} token {daje tu żeton wymiany} other {daje tu {place_worth, dollars}}}.',
  'tip.herders': 'Tutaj: {names}.',

  // ---- objaśnienia: akcje
  'tip.action': '{action, name, action}\nAkcja lokalna używanego budynku; raz na wizytę.',
  'tip.action_risk': '{action, name, action}\nAkcja ryzyka tego pola; należy do budynku, który na nim stoi, raz na wizytę.',
  'tip.action_choice': 'Wybierz tę akcję albo jej alternatywę, nie obie.',

  // ---- objaśnienia: kolej
  'tip.track': 'Pole torów {space}\nMiejsce na jedną lokomotywę; zajęte pola się pomija.',
  'tip.track_start': 'Początek torów kolejowych\nMoże tu stać dowolna liczba lokomotyw.',
  'tip.track_end':
    'Koniec torów kolejowych\nKto tu dotrze, może rozbudować ostatnią stację, cofa lokomotywę o co najmniej jedno pole na wolne pole i bierze 3\u00a0$.',
  'tip.turnout': 'Bocznica stacji {station}\nLiczy się jako osobne pole. Kto się tu zatrzyma, może rozbudować stację.',
  'tip.engines': 'Stoją tu: {names}.',
  'tip.station':
    '{town, select, none {Stacja {station}} other {Stacja: {town, name, town}}}\nRozbudowa za {cost, dollars}: na koniec {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. {corners, select, light {Dysk musi pochodzić z pola o białych narożnikach.} other {Dysk może pochodzić z dowolnego pola, także o czarnych narożnikach.}}',
  'tip.station_master': 'Zawiadowca: {master, name, master}. Kto rozbuduje pierwszy, może oddelegować pomocnika i wziąć żeton.',
  'tip.station_worker': 'Zawiadowcą jest tu {worker, select, cowboy {kowboj} builder {rzemieślnik} other {inżynier}}.',
  'tip.station_automa':
    '{owner, select, none {Przeciwnik automatyczny} other {{owner, player}}} zabrał zawiadowcę stacji: miejsce pozostaje puste.',
  'tip.discs': 'Dyski tutaj: {names}.',
  'tip.city':
    '{city, name, city}\nDla stada o wartości hodowlanej co najmniej {value}. {corners, select, light {Dysk musi pochodzić z pola o białych narożnikach.} other {Dysk może pochodzić z dowolnego pola, także o czarnych narożnikach.}}',
  'tip.city_once': 'Każdy gracz dostarcza tu tylko raz.',
  'tip.city_repeat': 'Możesz tu dostarczać wielokrotnie.',
  'tip.city_points':
    'Na koniec {sign, select, less {minus {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} other {{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}}} za każdy dysk.',
  'tip.city_town': 'Herb dużej osady: dostarczają tu tylko gracze, którzy mają tam filię.',
  'tip.city_dollars': 'Dostawa daje od razu {dollars, dollars}.',
  'tip.city_objective': 'Dostawa daje kartę celu.',
  'tip.city_master': 'Dostawa daje jednego z pozostałych zawiadowców.',
  'tip.city_bells':
    'Na koniec {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za każdy odsłonięty dzwonek.',
  'tip.transport': '{cost, plural, =0 {Z miejsca, w którym stoi twoja lokomotywa, nie ma kosztu transportu.} other {Koszt transportu z miejsca, w którym stoi twoja lokomotywa: {cost, dollars}.}}',
  'tip.arrow': 'Między miastami {from, name, city} i {to, name, city}\nZ własnym dyskiem w obu miastach: {what}.',
  'tip.arrow_card': 'od razu karta celu',
  'tip.arrow_token': 'od razu żeton wymiany',
  'tip.arrow_points': 'punkty na koniec: {points}',
  'tip.headquarters': 'Siedziba w Kansas City\nW osadach połączonych z nią torem każdy może założyć filię.',
  'tip.town':
    '{town, name, town}\n{kind, select, small {Mała osada.} station {Osada ze stacją: kto zakłada tu filię, może od razu rozbudować stację.} medium {Osada z premią: kto zakłada tu filię, może od razu raz użyć żetonu premii.} other {Duża osada: kto ma tu filię, może dostarczać do jej herbu.}} Obszar: {area, name, region}.',
  'tip.office_space': 'Miejsce {space}: {what}.',
  'tip.office_here': 'Miejsce {space}: filia gracza {seat, player}.',
  'tip.bonus_here': 'Jej żeton premii, raz dla każdego, kto tu zakłada filię:',
  'tip.town_links': 'Tory do: {links}.',
  'tip.town_offices': 'Filie tutaj: {names}.',
  'tip.town_accessible': 'Tor łączy ją z twoją siecią: możesz tu założyć filię.',
  'tip.bonus': 'Żeton premii: {town, name, town}\nKto zakłada tu filię, może go od razu raz użyć:',
  'tip.offices':
    'Filie: zostało {left}\nBierze się je rząd po rzędzie. Pusty rząd odsłania dzwonek, niektóre także żeton wymiany. Odsłonięte dzwonki: {bells}.',
  'tip.seat_offices': 'Filie gracza {seat, player}\nPozostało: {left}; odsłonięte dzwonki: {bells}. Założone:',
  'tip.exchange':
    'Żetony wymiany: {count}\nW dowolnej chwili oddaj jeden, aby dobrać do dwóch kart i odrzucić tyle samo.',
  'tip.grows': 'Po sprzedaży stada w Kansas City może się stać: {card, name, card}.',
  'tip.sells': 'W Kansas City daje o {dollars, dollars} więcej.',
  'tip.orange': 'Wszystkie pomarańczowe krowy liczą się jako jedna rasa.',
  'mark.reconstructed': 'Kropkowany róg: tę liczbę zrekonstruowano, nie odczytano z wydrukowanej części (pewność {confidence}%).',
  'mark.ours': 'Kropkowany róg: wydrukowana wersja nie jest znana; ta jest nasza.',
  'mark.one-implementation': 'Znane z jednego źródła (pewność {confidence}%).',

  // ---- objaśnienia: Kansas City
  'tip.foresight': '{tile}\nRozwój {column}. Gracz, który dotrze do Kansas City, wprowadza do gry jeden z dwóch żetonów.',
  'tip.foresight_empty': 'Rozwój {column}\nTo pole jest puste.',
  'tip.tile_worker': '{worker, select, cowboy {Kowboj} builder {Rzemieślnik} other {Inżynier}} na rynek pracy',
  'tip.tile_trade': '{colour, select, green {Zielony żeton tipi} other {Niebieski żeton tipi}}',
  'tip.tile_hazard':
    '{hazard, select, flood {Powódź} drought {Susza} other {Lawina kamienna}}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, {hand, name, hand}',
  'tip.supply': 'Zasoby Kansas City {column}\nDla rozwoju {column} {count, plural, one {został # żeton} few {zostały # żetony} many {zostało # żetonów} other {zostało # żetonu}}.',
  'tip.job':
    '{worker, select, cowboy {Kowboj} builder {Rzemieślnik} other {Inżynier}} w rzędzie {row} rynku pracy\n{count, plural, =0 {Nikogo tu nie ma.} one {Zatrudnienie kosztuje {cost, dollars}; akcja może zmienić cenę.} other {Jest ich #; zatrudnienie jednego kosztuje {cost, dollars}; akcja może zmienić cenę.}}',
  'tip.job_wait': 'Jeszcze nie możesz tu zatrudniać: ci pomocnicy czekają, aż żeton rynku pracy przesunie się dalej.',
  'tip.token':
    'Żeton rynku pracy\nSchodzi w dół, gdy jego rząd jest pełny. Za żółtą strzałką uzupełnia się targ bydła. Za czerwoną gra się kończy: gracz, który go tam przesunie, bierze go za 2 punkty, a wszyscy inni mają jeszcze jedną turę.',

  // ---- objaśnienia: karty
  'tip.cattle':
    '{name}\nWartość hodowlana {value}. {points, plural, =0 {Bez punktów.} one {Na koniec # punkt.} few {Na koniec # punkty.} many {Na koniec # punktów.} other {Na koniec # punktu.}}',
  'tip.market_count': 'Na sprzedaż: {count}.',
  'tip.market_price':
    '{cards, plural, one {Jedna o wartości hodowlanej {value}} other {Dwie o wartości hodowlanej {value}}}: {cowboys, plural, one {# kowboj} few {# kowbojów} many {# kowbojów} other {# kowboja}} i {dollars, dollars}.',
  'tip.market_draw':
    'Stos kart krów na targu\n{count, plural, one {Została # karta.} few {Zostały # karty.} many {Zostało # kart.} other {Zostało # karty.}} Podczas zakupu jeden kowboj może dołożyć na targ dwie karty.',
  'tip.hand_count': 'W ręce: {count}.',
  'tip.breed_once': 'W Kansas City każda rasa liczy się raz, bez względu na liczbę jej kart.',
  'tip.objective':
    'Karta celu\nNa koniec {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za: {tasks}{penalty, plural, =0 {.} one {; # punkt mniej, jeśli cel nie jest spełniony.} few {; # punkty mniej, jeśli cel nie jest spełniony.} many {; # punktów mniej, jeśli cel nie jest spełniony.} other {; # punktu mniej, jeśli cel nie jest spełniony.}}',
  'tip.objective_now':
    '{immediate, select, dollars {Przy zagraniu: weź {amount, dollars}.} draw {Przy zagraniu: dobierz do {amount, plural, one {# karty} few {# kart} many {# kart} other {# karty}}, potem odrzuć tyle samo.} engine {Przy zagraniu: przesuń lokomotywę do {amount, plural, one {# pola} few {# pól} many {# pól} other {# pola}} w przód.} move {Przy zagraniu: idź do {amount, plural, one {# kroku} few {# kroków} many {# kroków} other {# kroku}} bez opłat, nie do Kansas City.} other {Przy zagraniu: jedna akcja pomocnicza, pojedyncza lub podwójna.}}',
  'tip.objective_display': 'Może ją wziąć każdy gracz.',
  'tip.objective_stack':
    'Stos kart celów\n{count, plural, =0 {Nic nie zostało.} one {Została # karta; bierze się ją w ciemno.} few {Zostały # karty; bierze się je w ciemno.} many {Zostało # kart; bierze się je w ciemno.} other {Zostało # karty; bierze się je w ciemno.}}',

  // ---- objaśnienia: plansza gracza
  'tip.workers':
    '{worker, select, cowboy {Kowboje} builder {Rzemieślnicy} other {Inżynierowie}}: {count} z {all}\n{worker, select, cowboy {Kupują krowy: im ich więcej, tym taniej.} builder {Budynek wymaga tylu z nich, ilu pokazuje.} other {Lokomotywa jedzie o pole za każdego, gdy tak mówi akcja.}}',
  'tip.worker_next': 'Następny: {action, name, action}.',
  'tip.worker_points': 'Piąty i szósty: po {points, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}}.',
  'tip.disc':
    'Pole dysku: {disc, name, disc}\n{corners, select, light {Białe narożniki: jego dysk może trafić do każdego miasta i na każdą stację.} other {Czarne narożniki: jego dysk może trafić tylko do miast i na stacje o czarnych narożnikach.}}',
  'tip.disc_left': '{count, plural, =0 {Puste: już odblokowane.} one {Leży tu jeden dysk.} few {Leżą tu # dyski.} many {Leży tu # dysków.} other {Leży tu # dysku.}}',
  'tip.aux':
    '{times, select, 2 {Podwójna akcja pomocnicza} other {Pojedyncza akcja pomocnicza}}\n{times, select, 2 {{aux, name, aux2}} other {{aux, name, aux1}}}',
  'tip.aux_closed': 'Zablokowana: najpierw zdejmij {times, select, 2 {oba jej dyski} other {jeden z jej dysków}}.',
  'tip.aux_double': 'Tylko gdy akcja pozwala na podwójną.',
  'tip.building':
    'Budynek {building}\nWymaga {builders, plural, one {# rzemieślnika} few {# rzemieślników} many {# rzemieślników} other {# rzemieślnika}}; na koniec {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Gdy się tam zatrzymasz:',
  'tip.building_fee': 'Inni płacą ci {fee, dollars}, gdy się tam zatrzymują lub przechodzą.',
  'tip.certificates':
    'Certyfikaty\n{count, plural, =0 {Żadnego tymczasowego} one {# tymczasowy} few {# tymczasowe} many {# tymczasowych} other {# tymczasowego}}, najwyżej {limit}{permanent, plural, =0 {} one {; # stały} few {; # stałe} many {; # stałych} other {; # stałego}}. W Kansas City każdy dodaje 1 do wartości hodowlanej; tymczasowe się zużywają, stałe zostają.',
  'tip.certificate_use': '{count, plural, =0 {Nie używaj tymczasowych certyfikatów} one {Użyj # tymczasowego certyfikatu} few {Użyj # tymczasowych certyfikatów} many {Użyj # tymczasowych certyfikatów} other {Użyj # tymczasowego certyfikatu}}\nKażdy dodaje 1 do wartości hodowlanej stada: dolar więcej, a może i dalsze miasto.',
  'tip.herd': 'Twoje stado: {value}\nWartość hodowlana kart w ręce, każda rasa raz, ze stałymi certyfikatami.',
  'tip.steps': 'Limit kroków: {limit}\nTyle miejsc może najwyżej przejść twój ranczer w jednym ruchu. Puste pola się nie liczą.',
  'tip.hand_limit': 'Limit kart w ręce: {limit}\nNa koniec swojej tury dobierasz karty do tej liczby.',
  'tip.purse': 'Dolary: {dollars}\nKażde pełne 5\u00a0$ to na koniec jeden punkt.',
  'tip.hazards':
    'Usunięte niebezpieczeństwa\n{count, plural, =0 {Jeszcze żadnego.} one {# żeton, punkty: {points}.} few {# żetony, punkty: {points}.} many {# żetonów, punkty: {points}.} other {# żetonu, punkty: {points}.}}',
  'tip.trade': 'Żetony tipi\nZielone: {green}, niebieskie: {other}.',
  'tip.master': 'Zawiadowca stacji\n{master, name, master}.',
  'tip.master_automa': '{seat, player} tylko odbiera go innym: nie daje mu ani akcji, ani punktów.',
  'tip.deck': 'Stos kart\n{count, plural, =0 {Pusty: gdy potrzebna będzie karta, tasuje się stos kart odrzuconych.} one {# karta, zakryta.} few {# karty, zakryte.} many {# kart, zakrytych.} other {# karty, zakryte.}}',
  'tip.deck_holds': 'Zawiera, w nieznanej kolejności: {cards}.',
  'tip.pile': 'Stos kart odrzuconych\n{count, plural, =0 {Pusty.} one {# karta, odkryta: {cards}.} few {# karty, odkryte: {cards}.} many {# kart, odkrytych: {cards}.} other {# karty, odkryte: {cards}.}}',
  'tip.seat_hand':
    'Ręka gracza {seat, player}\n{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}{known, select, none {.} other {; znane wszystkim: {known}.}}',
  'tip.seat_buildings': 'Pozostałe budynki gracza {seat, player}\n{numbers}',
  'tip.seat_cities': 'Dostawy gracza {seat, player}\n{cities}',
  'tip.seat_stations': 'Stacje rozbudowane przez gracza {seat, player}\n{stations}',
  'tip.seat_objectives': 'Karty celów zagrane przez gracza {seat, player}\n{count, plural, =0 {Żadnej.} one {# karta} few {# karty} many {# kart} other {# karty}}',
  'tip.seat_discs': 'Dyski gracza {seat, player}\nJeszcze na planszy gracza: {count} z {all}.',
  'tip.seat_aux': 'Akcje pomocnicze gracza {seat, player}',
  'tip.seat_engine': 'Lokomotywa gracza {seat, player}\nMiejsce: {place, name, track}.',
  'tip.seat_workers': 'Pomocnicy gracza {seat, player}\nKowboje: {cowboys}, rzemieślnicy: {builders}, inżynierowie: {engineers}.',
  'tip.automa_who':
    '{name}: {level}\n{authors, select, none {Oficjalny przeciwnik} other {Autorzy tego przeciwnika: {authors}}}. Co turę odkrywa kartę, idzie najkrótszą drogą do Kansas City i robi to, co mówi karta. Nie ma dolarów, kart w ręce ani certyfikatów.',
  'tip.automa_special':
    'Specjalizacja: {worker, name, many}\nTych pomocników ma najwięcej. Niektóre jego karty działają tylko przy określonej specjalizacji.',
  'tip.automa_deck':
    'Karty jeszcze w talii: {count}\n{cards, select, none {Brak: przed jego następną turą pozostałe zostaną przetasowane.} other {W nieznanej kolejności: {cards}.}}',
  'tip.automa_discard': 'Odkryte karty: {count}\n{cards, select, none {Jeszcze żadnej.} other {Bez kolejności: {cards}.}}',
  'tip.automa_card': 'Karta {card}\n{what}.',
  'tip.automa_at':
    '{at, select, last {Odkryta jako ostatnia.} deck {Jeszcze w talii.} discard {Już odkryta.} other {Nieużywana na tym poziomie.}}',
  'tip.automa_delivery': 'Następna dostawa: {city, name, city} ({value})\n{why}.',
  'tip.automa_no_delivery': 'Koniec dostaw\nNie ma już dysku.',
  'tip.automa_cattle': 'Krowy gracza {seat, player}\n{cards}. Liczą się tylko na koniec; do dostaw ich nie potrzebuje.',
  'tip.automa_discs':
    'Dyski gracza {seat, player}\nZostało {count} z {all}. Po jednym trafia do każdego miasta i na każdą stację, do których dotrze; niczego mu nie odblokowują.',
  'tip.automa_objectives':
    'Karty celów gracza {seat, player}\n{count, plural, =0 {Brak.} one {# karta, która zawsze się dla niego liczy.} few {# karty, które zawsze się dla niego liczą.} many {# kart, które zawsze się dla niego liczą.} other {# karty, które zawsze się dla niego liczą.}}',
  'tip.automa_office': 'Karta filii: {town, name, town}\nZakłada filie po drodze do tej osady, aż będzie miał w niej własną.',
  'tip.automa_no_office': 'Brak karty filii\nOdkryje ją, gdy będzie zakładał następną filię.',
  'tip.automa_offices_next': 'Karty jeszcze w talii, bez kolejności: {towns}.',
  'tip.automa_offices_under': 'Włożone pod spód: {towns}.',
  'tip.automa_towns': 'Jego lista osad\nZakłada filię w pierwszej, która jest w zasięgu: {towns}.',
  'tip.nothing': 'Brak.',

  // ---- stół w słowach
  'text.line_space': '{space}: {what}',
  'text.herder': '{seat, player}, miejsce: {space}.',
  'text.foresight': 'Rozwój {column}: {left}; {right}',
  'text.job': 'Rząd {row}, {cost, dollars}: {workers}',
  'text.token': 'Żeton rynku pracy jest w rzędzie {row}.',
  'text.token_gone': 'Żeton rynku pracy został zabrany.',
  'text.engine': '{seat, player}, miejsce lokomotywy: {place, name, track}.',
  'text.market': '{count} × {card}',
  'text.player': '{seat, player}',
  'text.money': '{dollars, dollars}; karty w ręce: {cards}; tymczasowe certyfikaty: {certificates}',
  'text.workers': 'Kowboje: {cowboys}, rzemieślnicy: {builders}, inżynierowie: {engineers}',
  'text.buildings': 'Pozostałe budynki: {numbers}',
  'text.cities': 'Dyski w miastach: {cities}',
  'text.tokens': 'Żetony wymiany: {count}',
  'text.offices': 'Filie: {towns}; dzwonki: {bells}',
  'text.automa': '{level}; pozostałe dyski: {discs}; ostatnio odkryta karta: {card}',
  'text.automa_deck': 'Karty jeszcze w talii: {cards}',
  'text.automa_discard': 'Odkryte karty: {cards}',
  'text.automa_cattle': 'Krowy: {cards}',
  'text.none': 'brak',

  // ---- what points are made of
  'part.dollars': 'Pozostaje {dollars, dollars}',
  'part.building': 'Budynek {building}',
  'part.arrow': '{from, name, city} → {to, name, city}',
  'part.workers': '{worker, name, workers}: {count}',
  'part.objective.fulfilled': '{tasks}{played, select, yes {} other { (niezagrana)}}: spełniona',
  'part.objective.failed': '{tasks}{played, select, yes {: niespełniona} other { (niezagrana): niespełniona, ale dopełnia parę}}',
  'part.objective.idle': '{tasks}: niezagrana, nie liczy się',

  // ---- co jest ważne przy wyborze, obok piktogramów
  'fact.builders': '{count, plural, one {# rzemieślnik} few {# rzemieślników} many {# rzemieślników} other {# rzemieślnika}}',
  'fact.cowboys': '{count, plural, one {# kowboj} few {# kowbojów} many {# kowbojów} other {# kowboja}}',
  'fact.empty_space': '{price, dollars} na wolnej działce',
  'fact.or': '{first} albo: {second}',
  'fact.points': '{sign, select, less {minus {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} other {{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}}}',
  'fact.transport': 'koszt transportu {cost, dollars}',
} satisfies Record<string, string>;
