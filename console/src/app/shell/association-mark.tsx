import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { ShownAssociation } from '../../../../contracts/marinas/association.js';
import { useSession } from '../../lib/session/session-context.js';
import { media, radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';

const Frame = styled('span')({ display: 'flex', flex: 'none', alignItems: 'center', gap: 8, minWidth: 0 });
const Code = styled('span')({
  flex: 'none',
  padding: '3px 8px',
  border: `1px solid ${role.lineStrong}`,
  borderRadius: radius.control,
  color: role.ink2,
  fontSize: 12,
  fontWeight: 650,
  letterSpacing: '0.04em',
});
// Every logo has a box of the same size, so that nothing moves when the picture has loaded.
const Room = styled('span')({
  flex: 'none',
  width: 72,
  height: 32,
  '&[data-narrow]': { width: 56, height: 28 },
  '&[data-scheme]': { padding: '2px 6px', borderRadius: 4, backgroundColor: role.surface },
});
const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  '[data-scheme=dark] &[data-ground=light]': { display: 'none' },
  ':root:not([data-scheme=dark]) &[data-ground=dark]': { display: 'none' },
});
const Name = styled('span')({
  ...type.second,
  display: 'none',
  maxWidth: 180,
  overflow: 'hidden',
  color: role.ink2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.wide]: { display: 'block' },
});

interface AssociationMarkProps {
  /** Shows the name too where the window is wide. */
  named?: boolean;
  /** Shows nothing where the association has no logo. */
  logoOnly?: boolean;
  /** The navigation is dark in both colour schemes. */
  ground?: 'surface' | 'navigation';
}

/** The association of the marina or of its manager: its logo, or its code where it has none. */
export function AssociationMark({ named = false, logoOnly = false, ground = 'surface' }: AssociationMarkProps) {
  const { t } = useTranslation('app');
  const association = useSession().user?.association ?? null;
  if (association === null) return null;
  const { code, name, logos } = association;
  const label = t('association', { name });
  const hasLogo = logos.light !== null || logos.dark !== null;
  if (logoOnly && !hasLogo) return null;
  return (
    <Frame>
      {hasLogo ? (
        <Logo logos={logos} label={label} ground={ground} />
      ) : (
        <Code role="img" aria-label={label} title={t('associationOfMarinas', { name })}>
          {code}
        </Code>
      )}
      {named && (hasLogo || name !== code) && (
        <Name aria-hidden="true" title={name}>
          {name}
        </Name>
      )}
    </Frame>
  );
}

interface LogoProps {
  logos: ShownAssociation['logos'];
  label: string;
  ground: NonNullable<AssociationMarkProps['ground']>;
}

/** A logo for one background only is shown on that background in the other colour scheme too. */
function Logo({ logos: { light, dark }, label, ground }: LogoProps) {
  if (ground === 'navigation') {
    return (
      <Room data-narrow="" data-scheme={dark === null ? 'light' : undefined}>
        <Picture src={dark ?? light ?? undefined} alt={label} />
      </Room>
    );
  }
  if (light !== null && dark !== null) {
    return (
      <Room>
        <Picture src={light} alt={label} data-ground="light" loading="lazy" />
        <Picture src={dark} alt={label} data-ground="dark" loading="lazy" />
      </Room>
    );
  }
  return (
    <Room data-scheme={light === null ? 'dark' : 'light'}>
      <Picture src={light ?? dark ?? undefined} alt={label} />
    </Room>
  );
}
