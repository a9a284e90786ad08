import { join } from 'node:path';
import { runTogether } from '../../fixtures/run-together.js';
import '../shared-desk.js';

runTogether(join(__dirname, '..'), { group: 4, of: 6 });
