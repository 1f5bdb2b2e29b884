// Dlaczego czegoś nie można teraz wybrać.
export default {
  'reason.game_over': '{decide.over, message}',
  'reason.not_your_turn': 'Teraz kolej gracza {actor, player}.',
  'reason.other_decision': 'Teraz chodzi o coś innego. {now}',
  'reason.must_decide': 'Z tego nie można zrezygnować. {now}',
  'reason.no_choice': 'Tego nie można teraz wybrać. {now}',
  'reason.first': 'Najpierw wybierz „{what}”.',
  'reason.never_chosen': 'Tu nie ma nic do wyboru.',
  'reason.dollars': 'Potrzebujesz na to {needs, dollars}, a masz {has, dollars}.',

  // O miejscach i końcu gry
  'reason.seat_of_bot': 'Na tym miejscu gra bot i nikt go nie zajmuje.',
  'reason.seat_stopped': 'Partia została przerwana.',
  'reason.seat_over': '{decide.over, message}',
  'reason.seat_too_often': 'To miejsce przekazywano i proponowano z niego przerwanie partii już {most} razy; częściej nie można.',
  'reason.seat_needs_no_link': 'Na tym miejscu gra bot, a jemu link nie jest potrzebny.',
  'reason.seat_links': 'Przy tym stole rozdano zbyt wiele linków.',
  'reason.seat_has_bot': 'Na tym miejscu już gra bot. Odbierz mu je, aby przekazać je komuś innemu.',
  'reason.seat_is_yours': 'To ty grasz na tym miejscu: nie ma czego odbierać.',
  'reason.seat_not_offered': 'Nie ma linku do przekazania tego miejsca.',
  'reason.stop_lapsed': 'Propozycja przerwania partii jest już nieaktualna.',
  'reason.stop_agreed': 'Twoja zgoda na przerwanie partii jest już zapisana.',

  'reason.no_location': 'Nic tam nie leży, więc nie możesz się tam zatrzymać.',
  'reason.not_yours': 'Ten budynek nie jest twój: możesz tu wykonać jedną akcję pomocniczą.',
  'reason.hand_card': 'Nie masz na ręce karty „{card, name, card}”.',
  'reason.no_token': 'Nie masz żetonu wymiany.',
  'reason.space_taken': 'Stoi tam budynek innego gracza.',
  'reason.certificate_limit': 'Masz już tyle certyfikatów, ile możesz mieć.',

  'reason.page.looking_back': 'Oglądasz wcześniejszą sytuację; wróć do bieżącej, aby wybierać.',
  'reason.page.playing': 'Trwa jeszcze pokaz ostatnich ruchów.',
  'reason.page.spectating': 'Tylko oglądasz; wybierają gracze.',
  'reason.page.frozen': '{error.rules_changed, message}',
  'reason.page.offline': '{error.network, message}',

  'reason.trail.not_in_game': 'W tej partii tego nie ma.',
  'reason.trail.not_ahead': 'Z tego miejsca żadna droga nie prowadzi dalej {place.to, message}.',
  'reason.trail.steps':
    'Droga {place.to, message} to {needs, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, a możesz zrobić najwyżej {limit}.',
  'reason.trail.route': 'Żadna droga {place.to, message} tak się nie nazywa.',
  'reason.trail.not_to_kansas_city': 'Tym ruchem nie wolno wejść do Kansas City.',

  'reason.trail.not_here': 'Jesteś {place.at, message}; nie ma tam akcji „{action, name, action}”.',
  'reason.trail.building_used': 'Ten budynek został już użyty w tej turze.',
  'reason.trail.action_used': 'Ta akcja została już użyta albo zamiast niej inna.',
  'reason.trail.location_done': 'W tej turze nie ma tu już nic do użycia.',
  'reason.trail.not_a_neighbour': 'To nie jest budynek obok tego, który kopiuje.',
  'reason.trail.copy_used': 'Ten budynek też kopiuje i został już użyty w tej turze.',
  'reason.trail.must_act': 'Najpierw coś tu zrób; dolara możesz wziąć zawsze.',
  'reason.trail.other_bonus_tile': 'Ta akcja jest na innym żetonie premii.',

  'reason.trail.aux_instead': 'Akcję pomocniczą wykonuje się zamiast akcji lokalnych, a jedna z nich została już użyta.',
  'reason.trail.aux_by_action': 'Akcje pomocnicze daje tu „{action, name, action}”.',
  'reason.trail.aux_single': 'Teraz możliwa jest tylko pojedyncza akcja pomocnicza, nie podwójna.',
  'reason.trail.aux_locked': 'Tę akcję pomocniczą zakrywa jeszcze dysk.',
  'reason.trail.aux_double_locked': 'Podwójną wersję tej akcji pomocniczej zakrywa jeszcze dysk.',

  'reason.trail.hand_breed': 'Nie masz na ręce karty rasy {breed, name, breed}.',
  'reason.trail.hand_value':
    'Potrzebujesz {needs, plural, one {# karty krowy} few {# kart krów} many {# kart krów} other {# karty krowy}} o wartości {value}, a masz {has}.',
  'reason.trail.hand_pair': 'Nie masz na ręce dwóch kart krów tej samej rasy.',
  'reason.trail.hand_cattle': 'Nie masz na ręce karty krowy.',
  'reason.trail.hand_objective': 'Nie masz na ręce karty celu.',
  'reason.trail.hand_empty': 'Nie masz kart na ręce.',
  'reason.trail.wrong_card': 'Ta karta tu nie pasuje.',
  'reason.trail.no_forfeit': 'Akcja tej karty nie wymaga teraz żadnej decyzji.',
  'reason.trail.alike': 'To to samo co „{what}”.',
  'reason.trail.draw_limit': 'Możesz teraz dobrać {limit, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'reason.trail.nothing_to_draw':
    '{has, plural, =0 {Stos kart i stos kart odrzuconych są puste.} one {W obu twoich stosach jest # karta.} few {W obu twoich stosach są # karty.} many {W obu twoich stosach jest # kart.} other {W obu twoich stosach jest # karty.}}',
  'reason.trail.does_not_grow': 'Ta karta dopiero co urosła; nie rośnie jeszcze raz.',
  'reason.trail.none_ready': 'W Kansas City nie czeka żadna karta „{card, name, card}”.',

  'reason.trail.row_closed': 'Rząd {row} rynku pracy nie leży nad żetonem.',
  'reason.trail.nobody_in_row': 'W rzędzie {row} rynku pracy nikt nie czeka ({worker, name, worker}).',
  'reason.trail.row_full': 'Twój rząd jest pełny: {worker, name, many}.',
  'reason.trail.nobody_to_hire': 'Na rynku pracy nie ma nikogo, kogo możesz zatrudnić.',
  'reason.trail.already_built': 'Twój budynek {building} stoi już na szlaku.',
  'reason.trail.building_gone': 'Twojego budynku {building} nie ma już w grze.',
  'reason.trail.too_large': 'Budynek {building} jest za duży: {worker, name, many} {needs}, a dozwolone najwyżej {limit}.',
  'reason.trail.builders': 'Wymagani {worker, name, many}: {needs}, a masz {has}.',
  'reason.trail.no_site': 'Nie ma pola dla budynku {building}.',
  'reason.trail.nothing_to_build': 'Nie możesz postawić żadnego budynku.',
  'reason.trail.no_building_space': 'To nie jest pole dla budynków prywatnych.',
  'reason.trail.not_stronger': 'Twój budynek {building} na tym polu wymaga nie mniej pomocników.',

  'reason.trail.cowboys': 'Wymagani {worker, name, many}: {needs}, a zostało {has}.',
  'reason.trail.not_on_offer':
    '{has, plural, =0 {Na targu bydła nie ma takiej karty.} one {Na targu bydła jest tylko # taka karta.} few {Na targu bydła są tylko # takie karty.} many {Na targu bydła jest tylko # takich kart.} other {Na targu bydła jest tylko # takiej karty.}}',
  'reason.trail.no_such_value': 'Na targu bydła nie ma karty o wartości {value}.',
  'reason.trail.nothing_to_buy': 'Na targu bydła nie możesz nic kupić.',
  'reason.trail.wrong_value': 'Ta karta nie ma wartości {value}.',
  'reason.trail.market_stack_empty': 'Stos targu bydła jest pusty.',
  'reason.trail.must_buy': 'Najpierw kup kartę albo wyłóż nowe na targ.',

  'reason.trail.engine_not_ahead': 'To miejsce nie leży przed twoją lokomotywą.',
  'reason.trail.engine_not_behind': 'To miejsce nie leży za twoją lokomotywą.',
  'reason.trail.engine_there': 'Stoi tam inna lokomotywa.',
  'reason.trail.engine_too_far':
    'Twoja lokomotywa jedzie najwyżej o {limit, plural, one {# pole} few {# pola} many {# pól} other {# pola}}, a to jest dalej.',
  'reason.trail.engine_exactly':
    'Twoja lokomotywa musi cofnąć się dokładnie o {needs, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'reason.trail.engine_blocked':
    'Twoja lokomotywa nie może cofnąć się dokładnie o {needs, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'reason.trail.engine_at_start': 'Twoja lokomotywa stoi na początku torów i nie może się cofnąć.',
  'reason.trail.other_station': 'Teraz chodzi o stację {station, name, station}.',
  'reason.trail.station_not_behind': 'Ta stacja nie leży za twoją lokomotywą.',
  'reason.trail.station_upgraded': 'Ta stacja jest już przez ciebie rozbudowana.',
  'reason.trail.no_station_to_upgrade': 'Za twoją lokomotywą nie ma stacji, którą możesz rozbudować.',
  'reason.trail.no_disc_at_all': 'Nie masz już dysku, który może tam trafić.',
  'reason.trail.no_worker_to_appoint': 'Nie masz nikogo do oddelegowania ({worker, name, worker}); nadrukowany zostaje.',
  'reason.trail.master_gone': 'Tego zawiadowcy nie można już wziąć.',

  'reason.trail.no_disc': 'Nie ma tam już twojego dysku.',
  'reason.trail.dark_disc': 'Dysk z czarnymi narożnikami może tam trafić dopiero, gdy nie ma już żadnego z białymi.',
  'reason.trail.disc_price':
    'Ten dysk kosztuje {price, dollars}, {keep, dollars} musi zostać na transport, a masz {has, dollars}.',
  'reason.trail.disc_of_board': 'Dopóki może tam trafić dysk z twojej planszy, nie bierze się dysku ze stacji.',
  'reason.trail.no_station_disc': 'Na tej stacji nie ma twojego dysku.',

  'reason.trail.no_hazard_there': 'Nie leży tam żadne niebezpieczeństwo.',
  'reason.trail.no_trade_tile_there': 'Nie leży tam żaden żeton.',
  'reason.trail.no_hazard': 'Na szlaku nie leży żadne niebezpieczeństwo.',
  'reason.trail.no_trade_tile': 'Nie ma takiego żetonu do wzięcia.',
  'reason.trail.not_displayed': 'Tej karty celu nie ma wśród odkrytych.',
  'reason.trail.objective_stack_empty': 'Stos kart celów jest pusty.',
  'reason.trail.no_objectives': 'Nie ma już kart celów do wzięcia.',
  'reason.trail.other_column': 'Teraz wybierasz z pola rozwoju {column}.',
  'reason.trail.no_tile': 'W tym miejscu nie ma żetonu.',
  'reason.trail.job_market_closed': 'Rynek pracy jest pełny: nie można już wybrać pomocnika.',

  'reason.trail.no_woods': 'Nie masz budynku w lesie.',
  'reason.trail.no_pair_of_tiles': 'Nie masz pary tych żetonów.',
  'reason.trail.no_station': 'Nie masz jeszcze rozbudowanej stacji.',
  'reason.trail.no_bell': 'Nie masz jeszcze odsłoniętego dzwonka.',
  'reason.trail.no_hazard_tile': 'Nie masz żetonu niebezpieczeństwa.',

  'reason.trail.certificates':
    'Potrzebujesz {needs, plural, one {# certyfikatu} few {# certyfikatów} many {# certyfikatów} other {# certyfikatu}}, a masz {has}.',
  'reason.trail.value': '{city, name, city} wymaga wartości hodowlanej {needs}, a twoje stado ma {has}.',
  'reason.trail.delivered': '{city, name, city}: masz tam już dostawę.',
  'reason.trail.no_office': '{city, name, city} przyjmuje dostawy tylko od tych, którzy mają tam filię.',
  'reason.trail.office_there': 'Masz tam już filię.',
  'reason.trail.no_office_left': 'Nie masz już żadnej filii.',
  'reason.trail.no_access': 'Ta osada nie łączy się z twoimi filiami, dostawami ani z siedzibą.',
  'reason.trail.office_space_taken': 'To miejsce w osadzie jest zajęte.',
  'reason.trail.no_town': 'Nie ma osady, w której możesz założyć filię.',

  'reason.elpaso.not_ahead': 'To miejsce nie leży przed tobą.',
  'reason.elpaso.steps':
    'Droga {place.to, message} to {needs, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}: możesz zrobić {limit} i o jeden więcej za każdego odrzuconego kowboja; masz ich {has}.',
  'reason.elpaso.cowboys_exactly':
    'Droga tam wymaga dokładnie {needs, plural, one {# kowboja} few {# kowbojów} many {# kowbojów} other {# kowboja}}.',

  'reason.elpaso.not_open': 'Akcja „{action, name, action}” nie jest teraz dostępna.',
  'reason.elpaso.action_used': 'Ta akcja została już użyta albo oddana za akcję pomocniczą.',
  'reason.elpaso.aux_used': 'Ta akcja pomocnicza została tu już użyta.',
  'reason.elpaso.aux_locked': 'Tę akcję pomocniczą zakrywa jeszcze dysk.',
  'reason.elpaso.aux_instead': 'Akcję pomocniczą wykonuje się zamiast nadrukowanych, a jedna z nich została już użyta.',
  'reason.elpaso.no_aux': 'Żadna akcja pomocnicza nie jest teraz dostępna.',

  'reason.elpaso.nothing_to_draw': 'Twoja talia i stos odrzuconych są puste.',
  'reason.elpaso.hand_shown': 'Twoja ręka jest już pokazana i zostaje bez zmian.',
  'reason.elpaso.not_on_offer': 'Na targu bydła nie ma już takiej karty.',

  'reason.elpaso.workers': 'Wymagani pomocnicy (typ: {worker, name, worker}, dżokery się liczą): {needs}, a masz {has}.',
  'reason.elpaso.workers_of_type': 'Tego typu ({worker, name, worker}) masz {has}, a nie {needs}.',
  'reason.elpaso.no_worker': 'Nie masz takiego pomocnika.',
  'reason.elpaso.workers_exactly':
    'Cena to dokładnie {needs, plural, one {# pomocnik} few {# pomocników} many {# pomocników} other {# pomocnika}}.',
  'reason.elpaso.nobody_to_hire': 'Nie ma już takiego pomocnika do zatrudnienia.',
  'reason.elpaso.same_worker': 'Drugi pomocnik musi być innego typu.',

  'reason.elpaso.not_displayed': 'Tego żetonu nie ma wśród odkrytych.',
  'reason.elpaso.stack_empty': 'Ten stos jest pusty.',
  'reason.elpaso.no_building_left': 'Nie ma już budynku {building}.',
  'reason.elpaso.not_stronger': 'Twój budynek na tym polu wymaga nie mniej pomocników.',
  'reason.elpaso.no_marker': 'Nie masz już znacznika własności: możesz tylko zastąpić własny budynek.',

  'reason.elpaso.must_deliver': 'Możesz położyć dysk, więc musisz.',
  'reason.elpaso.delivered': 'Do faktorii {post} masz już dostawę.',
  'reason.elpaso.value':
    'Faktoria {post} wymaga wartości {needs}; twoje stado ma {has}, a certyfikatów {certificates, plural, =0 {brak} one {jest #} few {jest #} many {jest #} other {jest #}}.',
  'reason.elpaso.certificates_exactly':
    'Faktoria {post} wymaga dokładnie {needs, plural, one {# certyfikatu} few {# certyfikatów} many {# certyfikatów} other {# certyfikatu}}.',
  'reason.elpaso.no_disc_for': 'Żaden z twoich dysków nie może trafić na faktorię {post}.',
  'reason.elpaso.no_disc': 'Tego dysku nie ma już na twojej planszy.',
  'reason.elpaso.dark_disc': 'Ten dysk nie może trafić na jasną faktorię.',
} satisfies Record<string, string>;
