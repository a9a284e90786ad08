import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DocumentRef } from '../../../../../contracts/customers/document.js';
import { loadOptions } from '../../../lib/api/use-load.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { radius } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { useState } from 'react';
import { attachmentCalls } from '../../../../../contracts/reservations/attachment-calls.js';

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  maxHeight: 280,
  objectFit: 'cover',
  borderRadius: radius.control,
});

/** The photo of a boat, loaded through a link that lasts some minutes. */
export function VesselPhoto({ photo, name }: { readonly photo: DocumentRef; readonly name: string }) {
  const { t } = useTranslation('boaters');
  const link = useQuery(loadOptions(attachmentCalls.getLink, { attachment_id: photo.id }, { topics: [] }));
  // Browsers cannot show every format of phones; the file can still be downloaded.
  const [broken, setBroken] = useState(false);
  if (broken || link.isError) return <Quiet>{t('photoNotShown')}</Quiet>;
  if (link.data === undefined) return null;
  return <Picture src={link.data.url} alt={t('photoOf', { name })} onError={() => setBroken(true)} />;
}
