import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { marinaOpened } from '../../../tests/fixtures/opened-marina.js';
import { decide, evolve, initial, marinaView } from './marina.js';

const given = specificationOf({ initial, evolve, decide });
const context = { time_zone_known: true };
const opened = marinaOpened({ chat: true, inventory: true });

describe('setting the features of a marina', () => {
  it('changes the given ones and keeps the others', () => {
    const outcome = given([opened]).when(
      { type: 'SetPermissions', permissions: { chat: false, reservation: true } },
      context,
    );
    const permissions = { chat: false, inventory: true, reservation: true };
    outcome.then({ type: 'MarinaPermissionsSet', data: { permissions } });
    expect(marinaView('m', outcome.state())?.marina_settings.permissions).toEqual(permissions);
  });

  it('records nothing without a difference', () => {
    given([opened])
      .when({ type: 'SetPermissions', permissions: { chat: true } }, context)
      .then();
  });

  it('needs an existing marina', () => {
    given([])
      .when({ type: 'SetPermissions', permissions: { chat: true } }, context)
      .thenRefused('MARINA_NOT_FOUND', { kind: 'not_found' });
  });
});
