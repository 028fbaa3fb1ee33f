import { filtersFromAddress, filtersToAddress, type ListFilters } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { entryStatuses, joinStatus, splitStatus } from './status-filters.ts';

const read = (address: string) => filtersFromAddress(new URLSearchParams(address));
const throughAddress = (filters: ListFilters) => filtersFromAddress(filtersToAddress(filters));
const published = 'filters[$and][0][publishedAt][$notNull]=true';

describe('the status of a filtered list', () => {
  it.each([
    ['draft', 'filters[publishedAt][$null]=true'],
    ['published', published],
    ['mine', 'filters[updatedBy][id][$me]=true'],
  ])('is %s for %s', (status, address) => {
    expect(splitStatus(read(address))).toEqual({ status, others: read('') });
  });

  it.each([
    'filters[publishedAt][$null]=false',
    'filters[updatedBy][id][$me]=false',
    'filters[createdBy][id][$me]=true',
    'filters[$or][0][publishedAt][$null]=true&filters[$or][1][title]=x',
    '',
  ])('is none for %j, which stays a filter', (address) => {
    expect(splitStatus(read(address))).toEqual({ status: null, others: read(address) });
  });

  it.each([
    ['conditions', 'filters[title][$contains]=sea&filters[pages][$gt]=9'],
    ['alternatives', 'filters[$or][0][title]=x&filters[$or][1][title]=y'],
    ['alternatives with groups', 'filters[$or][0][title]=x&filters[$or][1][a]=1&filters[$or][1][b]=2'],
    ['nothing', ''],
  ])('is set and unset, and leaves %s unchanged', (_what, address) => {
    const others = read(address);
    for (const status of entryStatuses) {
      const narrowed = throughAddress(joinStatus({ status, others }));
      expect(splitStatus(narrowed)).toEqual({ status, others });
      expect(joinStatus({ status: null, others: splitStatus(narrowed).others })).toEqual(others);
    }
  });
});
