import type { ApiError } from '../../../lib/api/api-error.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Banner } from '../../../ui/page/banner.js';

/** Why the server refused the last attempt; nothing before the first, and after a success. */
export function RefusedBanner({ error }: { error: ApiError | null }) {
  const problemWords = useProblemWords();
  if (error === null) return null;
  return (
    <Banner tone="wrong" live>
      {problemWords(error)}
    </Banner>
  );
}
