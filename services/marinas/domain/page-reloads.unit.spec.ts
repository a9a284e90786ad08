import { describe, expect, it } from '@jest/globals';
import { decide, evolve, initial } from './page-reloads.js';

describe('reloading open pages', () => {
  it('is requested for one marina or for all', () => {
    expect(decide({ type: 'RequestReload', marina_id: 'm1' })).toEqual([
      { type: 'PagesReloadRequested', data: { marina_id: 'm1' } },
    ]);
    expect(decide({ type: 'RequestReload', marina_id: null })).toEqual([
      { type: 'PagesReloadRequested', data: { marina_id: null } },
    ]);
  });

  it('can be requested again', () => {
    const requested = decide({ type: 'RequestReload', marina_id: null });
    const state = [...requested, ...requested].reduce(evolve, initial());
    expect(state).toEqual({ requests: 2 });
  });
});
