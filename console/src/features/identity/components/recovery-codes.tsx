import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: '6px 16px',
  margin: 0,
  padding: 14,
  listStyle: 'none',
  borderRadius: radius.control,
  backgroundColor: role.sunk,
  fontFamily: 'ui-monospace, monospace',
});

/** Recovery codes, shown once, with a file to keep them in. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('identity/two-factor');
  const save = () => {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'quayside-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <p>{t('codesText')}</p>
      <List aria-label={t('codesLabel')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Button onClick={save}>{t('codesSave')}</Button>
    </>
  );
}
