/** Another process holds the lock of the log file. Two processes must never write one log. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError';
  constructor(
    readonly directory: string,
    options?: ErrorOptions,
  ) {
    super(
      `The data directory ${directory} is in use by another process; stop that one or name another directory.`,
      options,
    );
  }
}

/** The file at the log's path was not written by this product, is damaged, or was written by a newer version. */
export class UnsupportedDataFileError extends Error {
  override readonly name = 'UnsupportedDataFileError';
}
