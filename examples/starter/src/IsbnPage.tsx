import { httpRef, PageBody, PageHeader, useService } from '@admin/shell';
import { Field, TextInput } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { isbnEndpoints } from './endpoints.ts';
import { compactIsbn } from './isbn.ts';
import styles from './IsbnPage.module.css';

const title = { id: 'isbn.title', defaultMessage: 'ISBNs' } as const;
const label = { id: 'isbn.label', defaultMessage: 'ISBN' } as const;
const valid = { id: 'isbn.valid', defaultMessage: 'This is an ISBN.' } as const;
const invalid = { id: 'isbn.invalid', defaultMessage: 'This is not an ISBN of 13 digits.' } as const;

/** A page that checks an ISBN during input. */
export default function IsbnPage() {
  const intl = useIntl();
  const http = useService(httpRef).for<typeof isbnEndpoints>();
  const [text, setText] = useState('');
  const isbn = compactIsbn(text);
  const { data } = useQuery({
    queryKey: ['isbn', isbn],
    queryFn: async ({ signal }) =>
      (await http.call('GET /isbn/check/:isbn', { params: { isbn }, signal })).data,
    enabled: isbn !== '',
  });
  return (
    <>
      <PageHeader title={intl.formatMessage(title)} />
      <PageBody>
        <Field name="isbn" label={intl.formatMessage(label)}>
          <TextInput value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <output className={styles['verdict']}>
          {data && intl.formatMessage(data.isValid ? valid : invalid)}
        </output>
      </PageBody>
    </>
  );
}
