import { useTranslation } from 'react-i18next';
import { Unseen } from '../../../ui/page/unseen.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Tag = styled('span')({
  padding: '1px 5px',
  borderRadius: 4,
  backgroundColor: role.seaSoft,
  color: role.seaStrong,
  fontSize: 11,
  fontWeight: 650,
});

/** The neighbours that a large boat may take as well: "+ B15". */
export function ExtensionTags({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('inventory');
  return names.map((name) => (
    <Tag key={name}>
      <span aria-hidden="true">+ {name}</span>
      <Unseen>{t('extendsOver', { berth: name })}</Unseen>
    </Tag>
  ));
}
