import { Stack } from '../../../ui/layout/stack.js';
import { styled } from '../../../ui/theme/styled.js';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Card = styled('section')({
  width: '100%',
  maxWidth: 400,
  padding: 28,
  display: 'grid',
  gap: 20,
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  [media.phone]: { padding: 20 },
});
const Title = styled('h1')({ ...type.pageTitle, outline: 'none' });
const Text = styled('p')({ color: role.ink2, marginTop: 4 });

interface SignInCardProps {
  title: string;
  text?: string | undefined;
  /** Whether the title takes the focus: the card has replaced another one. */
  arrives?: boolean;
  children: ReactNode;
}

/** The card of a page that is shown before the user can work: sign-in, passwords, first login. */
export function SignInCard({ title, text, arrives = false, children }: SignInCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current?.focus();
  }, [arrives]);
  return (
    <Card>
      <header>
        <Title ref={heading} tabIndex={arrives ? -1 : undefined}>
          {title}
        </Title>
        {text !== undefined && <Text>{text}</Text>}
      </header>
      {children}
    </Card>
  );
}

/** The form in a sign-in card. The browser's own checks are off: the console shows its own messages at the fields. */
export function SignInForm({ onSubmit, children }: { onSubmit: (event: SyntheticEvent) => void; children: ReactNode }) {
  return (
    <Stack as="form" gap={16} noValidate onSubmit={onSubmit}>
      {children}
    </Stack>
  );
}
