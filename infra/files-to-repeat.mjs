const MOST_FILES = 3;

/**
 * The failed test files that run once more.
 *
 * @param failed paths of all failed files of a run, relative to the repository
 * @returns all of them, if they are three or fewer; otherwise none
 */
export function filesToRepeat(failed) {
  return failed.length <= MOST_FILES ? failed : [];
}
