import { EVERY_MARINA, REFRESH_PAGE } from '../../../contracts/vocabulary/console-commands.js';
import { defineRecord } from '../../platform/areas/record.js';
import { pageReloadAuditView } from '../audit/page-reload-audit-view.js';
import { evolve, initial } from '../domain/page-reloads.js';
import { type PageReloadEvent, pageReloadEvents } from '../domain/page-reload-events.js';

/** One record for the installation, with its id. */
export const pageReloadRecord = defineRecord({
  prefix: 'pagereload-',
  events: pageReloadEvents,
  initial,
  evolve,
  // The id of the event tells a console whether it has followed the command already.
  hint: {
    topic: 'commands',
    ids: ({ id }) => [`${REFRESH_PAGE} ${id}`],
    marinaOf: (event) => (event as unknown as PageReloadEvent).data.marina_id ?? EVERY_MARINA,
  },
  audit: pageReloadAuditView,
});
