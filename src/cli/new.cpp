// drover new: sets up a game and prints the position.
#include <ctime>

#include "cli/cli.h"
#include "table/daily.h"

namespace drover::cli {

namespace {

// The daily deal of a date; of today if the date is empty.
game::Position daily_position(const std::string& date, int rules_version) {
  auto deal =
      value_or_fail(table::daily_deal(date.empty() ? table::date_at(std::time(nullptr)) : date));
  deal.setup.rules_version = rules_version;
  return value_or_fail(value_or_fail(game::require_game(deal.game))->setup(deal.setup));
}

}  // namespace

void add_new(Command& app) {
  struct Arguments {
    SetupOptions setup;
    std::vector<Option> fixed_by_day;
    Option daily;
    std::string date;
    int as_seat = 0;
    bool json = false;
  };
  Command command = app.add_subcommand("new", "Set up a game and print the position as JSON");
  auto arguments = std::make_shared<Arguments>();
  arguments->fixed_by_day = add_setup_options(command, arguments->setup);
  arguments->daily = command
                         .add_option("--daily [DAY]", arguments->date,
                                     "The daily deal of a day such as 2026-11-18 (default: today)")
                         .value_optional();
  add_as_option(command, arguments->as_seat);
  command.add_flag("--json", arguments->json, "Print JSON (always the case)");
  command.footer("Example: drover new --players 3 --seed 7 | drover show");
  command.callback([arguments] {
    const bool daily = arguments->daily.is_given();
    for (const Option& other : arguments->fixed_by_day) {
      if (daily && other.is_given())
        fail("--daily takes no other set-up options: the day decides the deal.");
    }
    const game::Position start =
        daily ? daily_position(arguments->date, arguments->setup.rules_version)
              : start_position(arguments->setup);
    const game::Position position = view_for(start, arguments->as_seat);
    print_json(position.game().to_json(position));
  });
}

}  // namespace drover::cli
