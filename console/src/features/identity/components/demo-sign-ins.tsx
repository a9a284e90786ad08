import { useTranslation } from 'react-i18next';
import { demoCalls } from '../../../../../contracts/operations/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Demo = styled('section')({ display: 'grid', gap: 10, paddingTop: 16, borderTop: `1px solid ${role.line}` });
const Title = styled('h2')({ ...type.label, color: role.ink2 });

interface DemoSignInsProps {
  readonly busy: boolean;
  readonly onSignIn: (account: { readonly email: string; readonly password: string }) => void;
}

/** The accounts of a demo installation, each a button that signs in. Any other installation has none. */
export function DemoSignIns({ busy, onSignIn }: DemoSignInsProps) {
  const { t } = useTranslation('identity');
  const { data } = useLoad(demoCalls.signIns, undefined, { topics: [] });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Demo aria-labelledby="demo-sign-ins">
      <Title id="demo-sign-ins">{t('demoSignIns')}</Title>
      <Row gap={8} wrap>
        {data.items.map(({ email, password, account }) => (
          <Button key={email} size="small" disabled={busy} onClick={() => onSignIn({ email, password })}>
            {t(`demoAccount_${account}`)}
          </Button>
        ))}
      </Row>
    </Demo>
  );
}
