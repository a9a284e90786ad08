import { join } from 'node:path';
import { runTogether } from '../../fixtures/run-together.js';
import '../../fixtures/shared-server.js';

runTogether(join(__dirname, '..'), { group: 4, of: 4 });
