// Small on purpose: it sends for the screen of the address and speaks with the server while the rest of the page comes.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import { house, isLocal } from './lib/connection';
import { readersLanguage } from './lib/i18n/language';
import { goOn, tableAt } from './lib/recent';
import { connectEarly } from './opening/opening';
import { screens } from './screens';

const words = import.meta.glob('./texts/{en,de,pl}.ts');

async function begin(): Promise<void> {
  if (import.meta.env.MODE === 'mock') (await import('../dev/mock')).install();
  // Who waits for it says what is wrong with it.
  if (isLocal) house().catch(() => {});
  goOn(location);
  connectEarly(location);
  // Nobody waits for these here: they are sent for before they are needed.
  const screen = tableAt(location) ? screens.table : location.hash ? null : screens.lobby;
  for (const fetched of [screen?.(), words[`./texts/${readersLanguage()}.ts`]?.()]) fetched?.catch(() => {});
  const { show } = await import('./show');
  // It does not wait for the rest of the document, short as that is.
  if (document.readyState === 'loading') await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  await show(document.getElementById('app')!);
}
void begin();
