import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { Stack } from '../../../ui/layout/stack.js';
import { BoaterSummary } from './boater-summary.js';
import { HomeMarinaCard } from './home-marina-card.js';
import { HomeRequestCard } from './home-request-card.js';
import { LoyaltyCard } from './loyalty-card.js';
import { MergesCard } from './merges-card.js';
import { PersonalInfo } from './personal-info.js';
import { ThreeColumns } from './three-columns.js';
import { useCustomerLock } from './use-customer-lock.js';
import { VesselsCard } from './vessels-card.js';

interface BoaterPersonalTabProps {
  readonly page: BoaterPage;
  readonly name: string;
  /** The vessel that the address names. */
  readonly marked: string | null;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** A boater's own record with vessels, home marina, points and merged records. */
export function BoaterPersonalTab({ page, name, marked, editing, onEditing, onDirty }: BoaterPersonalTabProps) {
  const { boater, home_marina } = page;
  const locked = useCustomerLock(boater);
  return (
    <ThreeColumns>
      <BoaterSummary page={page} />
      <Stack gap={16} shrinks>
        <PersonalInfo page={page} editing={editing} onEditing={onEditing} onDirty={onDirty} />
        <VesselsCard page={page} marked={marked} />
      </Stack>
      <Stack gap={16} shrinks>
        <HomeRequestCard home={home_marina} name={name} />
        <HomeMarinaCard home={home_marina} />
        {!boater.erased && <LoyaltyCard boaterId={boater.id} email={boater.email} />}
        <MergesCard page={page} locked={locked} />
      </Stack>
    </ThreeColumns>
  );
}
