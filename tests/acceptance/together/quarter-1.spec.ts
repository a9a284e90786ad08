import { join } from 'node:path';
import { runTogether } from '../../fixtures/run-together.js';
import '../../fixtures/shared-server.js';

runTogether(join(__dirname, '..'), { group: 1, of: 4 });
