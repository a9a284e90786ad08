import { TestEnvironment } from 'jest-environment-node';
import { nothingLeftOpen, openHandles } from './left-open.mjs';

/** Node's environment; a test file fails if it leaves something open. */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.before = openHandles();
  }

  async teardown() {
    await super.teardown();
    await nothingLeftOpen(this.before);
  }
}
