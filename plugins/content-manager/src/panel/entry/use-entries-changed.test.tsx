import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPanel } from '@admin/shell/testing';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { contentTags } from '../schema/index.ts';
import { useEntriesChanged } from './use-entries-changed.ts';

let responses = 0;

function Page() {
  const changed = useEntriesChanged();
  const list = useQuery({ queryKey: [contentTags.entries, 'list'], queryFn: () => (responses += 1) });
  const other = useQuery({ queryKey: ['Other'], queryFn: () => (responses += 10) });
  return (
    <button onClick={() => void changed()} type="button">
      {`${String(list.data)} ${String(other.data)}`}
    </button>
  );
}

it('requests what shows entries again, and nothing else', async () => {
  await createTestPanel({ content: <Page /> });
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('1 11'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('12 11'));
});
