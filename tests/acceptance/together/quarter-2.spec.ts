import '../../fixtures/shared-server.js';
import { runTogether } from './run-together.js';

runTogether(2);
