import { describe, expect, it } from 'vitest';
import { componentLines } from './ComponentCell.tsx';

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, label: `Link ${index + 1}` }));
const labels = (...given: Parameters<typeof componentLines>) =>
  componentLines(...given).map((line) => ('label' in line ? line.label : ''));

describe('the components of a list in a cell', () => {
  it('are named by their main field, or by their position if it is empty', () => {
    const components = [{ label: 'Home' }, { label: '' }, { label: null }, { label: 0 }];
    expect(labels(components, { mainField: 'label', more: '…' })).toEqual(['Home', '2', '3', '0']);
  });

  it('end in an ellipsis if there are more than ten', () => {
    expect(labels(links(10), { mainField: 'label', more: '…' })).toHaveLength(10);
    expect(labels(links(11), { mainField: 'label', more: '…' }).slice(-2)).toEqual(['Link 10', '…']);
  });
});
