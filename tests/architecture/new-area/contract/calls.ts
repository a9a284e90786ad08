import type { Access } from '../../../../contracts/vocabulary/access.js';
import type { CallsOf } from '../../../../contracts/vocabulary/call.js';
import type { buoySchemas } from './call-schemas.js';

const access: Access = { kind: 'staff' };

export const buoyCalls: CallsOf<typeof buoySchemas> = {
  lay: { method: 'POST', path: '/admin/buoy/lay', access, does: 'command', errors: ['BUOY_NAME_RESERVED'] },
  getall: { method: 'POST', path: '/admin/buoy/getall', access, does: 'query' },
};
