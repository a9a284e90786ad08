import { Link } from 'react-router-dom';
import { useNarrow } from '../../ui/theme/use-narrow.js';
import { offersFullCard } from './boater-card-rules.js';

interface FullCardLinkProps {
  readonly boater: { readonly id: string; readonly email: string | null };
  readonly label: string;
}

/** The link to the boater's full card, where the card is offered. */
export function FullCardLink({ boater, label }: FullCardLinkProps) {
  const narrow = useNarrow();
  if (!offersFullCard(boater, { narrow, onBoaterPage: false })) return null;
  return <Link to={`/boaters/${boater.id}`}>{label}</Link>;
}
