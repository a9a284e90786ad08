/** A reporter of jest that writes the paths of the failed test files, as JSON, to the file that FAILED_FILES names. */
import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

export default class FailedFiles {
  onRunComplete(_contexts, { testResults }) {
    const failed = testResults.filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError);
    const files = failed.map(({ testFilePath }) => relative('.', testFilePath).replaceAll(sep, '/'));
    writeFileSync(process.env.FAILED_FILES, JSON.stringify(files));
  }
}
