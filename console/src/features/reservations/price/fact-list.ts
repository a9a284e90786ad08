import { styled } from '../../../ui/theme/styled.js';

/** The facts behind an adjustment of the price, a line for each night. */
export const FactList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 });
/** The night and its fact: beside each other where there is room. */
export const FactLine = styled('li')({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' });
export const Night = styled('span')({ fontWeight: 600, minWidth: 96 });
export const Sentence = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
