import { TestEnvironment } from 'jest-environment-node';
import { nothingLeftOpen, openHandles } from './left-open.mjs';

/** Node's environment; a test file fails if it leaves something open. */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.before = openHandles();
  }

  /** Tells a test's hooks whether it failed, which jest itself does not. */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false;
    if (name === 'test_fn_failure') this.global.testFailed = true;
  }

  async teardown() {
    await super.teardown();
    await nothingLeftOpen(this.before);
  }
}
