import type { Marina } from '../../../contracts/marinas/marina.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { evolve, initial, type MarinaState, marinaView } from '../domain/marina.js';
import type { MarinaEvent } from '../domain/marina-events.js';
import { marinaRecord } from '../records/marina-record.js';

interface MarinaDocument {
  code: string;
  /** Folded, for sorting. */
  name: string;
  country: string;
  /** NONE: it belongs to none. */
  association: string;
  mode: string;
  requires_second_factor: boolean;
  /** Name, code and country, folded for searching. */
  search: string;
  state: MarinaState;
  marina: Marina;
}

/** Every marina of the installation, for lists and jobs. */
export const marinaList: Projection<MarinaDocument, MarinaEvent> = {
  name: 'marinas',
  version: 9,
  indexes: [
    { fields: ['code'] },
    { fields: ['name', 'code'] },
    { fields: ['country', 'code'] },
    { fields: ['association', 'code'] },
    { fields: ['mode', 'code'] },
    { fields: ['requires_second_factor', 'code'] },
  ],
  wholeStream: marinaRecord.prefix,
  documentIds: marinaRecord.idsIn,
  apply: (document, event, id) => {
    const state = evolve(document?.state ?? initial(), event as MarinaEvent);
    const marina = marinaView(id, state);
    if (marina === null) return undefined;
    const search = folded(`${marina.name} ${marina.code} ${marina.country}`);
    return {
      code: marina.code,
      name: folded(marina.name),
      country: marina.country,
      mode: marina.mode,
      association: marina.association.code ?? 'NONE',
      search,
      state,
      marina,
      requires_second_factor: marina.marina_settings.security.two_factor_required,
    };
  },
};
