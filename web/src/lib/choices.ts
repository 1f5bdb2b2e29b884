// Choosing, without knowing a rule: which choices an element stands for, how they are listed, what is asked twice.
import type { Choice } from './types';

/** Choices that pass or end something: shown apart from the others. */
const closing = new Set(['end', 'done', 'skip']);

export function isClosing(choice: Choice): boolean {
  return closing.has(choice.key);
}

export function choicesAt(el: string, choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.elements?.includes(el));
}

/**
 * Of several choices at one element the ones that differ only by a longer way to the same thing come last; the
 * cheapest for the chooser's money stands first.
 */
export function inOrder(choices: readonly Choice[]): Choice[] {
  return [...choices].sort(
    (a, b) => (b.dollars ?? 0) - (a.dollars ?? 0) || (a.path?.length ?? 0) - (b.path?.length ?? 0),
  );
}

export interface ChoiceGroup {
  key: string;
  choices: Choice[];
}

/** The list of the decision bar: choices of one kind together, in the order the game gives them. */
export function grouped(choices: readonly Choice[]): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [];
  for (const choice of choices) {
    if (isClosing(choice)) continue;
    const group = groups.find((one) => one.key === choice.key);
    if (group) group.choices.push(choice);
    else groups.push({ key: choice.key, choices: [choice] });
  }
  // Ways along a path read best from near to far.
  for (const group of groups) {
    if (group.choices.every((choice) => choice.path)) {
      group.choices.sort((a, b) => a.path!.length - b.path!.length || (b.dollars ?? 0) - (a.dollars ?? 0));
    }
  }
  return groups;
}

export function closingChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter(isClosing);
}

/** All choices in the order they are listed, for number keys and arrows. */
export function listed(choices: readonly Choice[]): Choice[] {
  return [...grouped(choices).flatMap((group) => group.choices), ...closingChoices(choices)];
}

/**
 * Whether to ask once more: only for what undo cannot take back, and then only if it is neither the ordinary end of
 * something nor the only thing that can be done.
 */
export function asksTwice(choice: Choice, all: readonly Choice[], ordinary: ReadonlySet<string>): boolean {
  return choice.final === true && all.length > 1 && !isClosing(choice) && !ordinary.has(choice.key);
}

/** What this turn still offers when it is about to be ended, by kind; nothing if the choice ends no turn. */
export function leftWhen(choice: Choice, all: readonly Choice[], patient: ReadonlySet<string>): ChoiceGroup[] {
  if (choice.key !== 'end') return [];
  return grouped(all).filter((group) => !patient.has(group.key));
}

/** The only element-less choice when it is also the only choice: nothing to look for on the board. */
export function onlyChoice(choices: readonly Choice[]): Choice | null {
  return choices.length === 1 ? choices[0]! : null;
}
