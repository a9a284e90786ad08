import type { DocumentRef } from '../../../../../contracts/customers/document.js';
import { useDownload } from '../../../entities/document/use-download.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Quiet } from '../../../ui/page/card-text.js';

/** The name of a file; a click downloads it. */
export function FileLink({ file }: { readonly file: DocumentRef }) {
  const download = useDownload(file.id);
  const problemWords = useProblemWords();
  return (
    <>
      <Button kind="quiet" size="small" busy={download.busy} onClick={download.open}>
        {file.name}
      </Button>
      {download.error !== null && <Quiet role="alert">{problemWords(download.error)}</Quiet>}
    </>
  );
}
