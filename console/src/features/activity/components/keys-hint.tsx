import { useTranslation } from 'react-i18next';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Foot = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  ...type.second,
  color: role.ink2,
  '& > span': { display: 'inline-flex', gap: 6, alignItems: 'center' },
  // A phone and a touch screen have no keys.
  '& > [data-keys]': { marginLeft: 'auto', [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

/** Explains the letters beside names and lists the keys of a row. */
export function KeysHint() {
  const { t } = useTranslation('activity');
  const { t: berthWords } = useTranslation('entities/berth');
  return (
    <Foot>
      <span>
        <HolderMark type="RESIDENT" /> {berthWords('holder_RESIDENT')}
      </span>
      <span>
        <HolderMark type="VISITOR" /> {berthWords('holder_VISITOR')}
      </span>
      <span data-keys="true">{t('keysHint')}</span>
    </Foot>
  );
}
