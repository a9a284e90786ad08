const MOST_FILES = 3;

/**
 * The failed test files that run once more.
 *
 * @param failed paths of all failed files of a run, relative to the repository
 * @returns all of them, if they are three or fewer and each drives a browser; otherwise none
 */
export function filesToRepeat(failed) {
  const repeats = failed.length <= MOST_FILES && failed.every((file) => file.startsWith('tests/browser/'));
  return repeats ? failed : [];
}
