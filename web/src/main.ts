// The entry point, small on purpose: it requests the screen of the address and connects to the server while the rest of the
// page is loading.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import { localServer, isOfflinePage } from './lib/connection';
import { readersLanguage } from './lib/i18n/language';
import { openContinueAddress, tableAt } from './lib/recentGames';
import { connectEarly } from './opening/opening';
import { screens } from './screens';

const words = import.meta.glob('./texts/{en,de,pl}.ts');

async function begin(): Promise<void> {
  if (import.meta.env.MODE === 'mock') (await import('../dev/mock')).install();
  // A failure is reported by the code that needs the local server.
  if (isOfflinePage) localServer().catch(() => {});
  openContinueAddress(location);
  connectEarly(location);
  // Prefetch the screen and the texts; the code that needs them waits for them.
  const screen = tableAt(location) ? screens.table : location.hash ? null : screens.lobby;
  for (const fetched of [screen?.(), words[`./texts/${readersLanguage()}.ts`]?.()]) fetched?.catch(() => {});
  const { show } = await import('./show');
  // The page is shown as soon as the document is parsed.
  if (document.readyState === 'loading') await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  await show(document.getElementById('app')!);
}
void begin();
