// When a new version of the page takes the place of the old one: whoever says so, or where nobody is in the middle of anything.

/** How far a new version has come: fetched and waiting, or in the place of the old one while this page is still of the old. */
export type Stage = 'none' | 'waiting' | 'taken';

export interface Situation {
  stage: Stage;
  /** The reader said so. */
  asked: boolean;
  /** A table is open in this tab, in any of this browser. */
  atTable: boolean;
  anyTable: boolean;
  /** Nobody has begun anything here: the lobby has just been opened or come back to, or nobody looks. */
  idle: boolean;
}

/** `apply`: the new version is asked to take over. `reload`: this page becomes one of it. */
export type Step = 'nothing' | 'offer' | 'apply' | 'reload';

export function nextStep({ stage, asked, atTable, anyTable, idle }: Situation): Step {
  if (stage === 'none') return 'nothing';
  if (stage === 'taken') return asked || (idle && !atTable) ? 'reload' : 'offer';
  return asked || (idle && !anyTable) ? 'apply' : 'offer';
}
