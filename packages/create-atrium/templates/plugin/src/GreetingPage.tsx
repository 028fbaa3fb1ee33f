import { httpRef, PageBody, PageHeader, useService } from '@admin/shell';
import { Field, TextInput } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { endpoints } from './endpoints.ts';
import styles from './GreetingPage.module.css';

const title = { id: 'atrium-template.title', defaultMessage: 'Greetings' } as const;
const label = { id: 'atrium-template.name', defaultMessage: 'Name' } as const;

/** A page that requests a greeting from the server. */
export default function GreetingPage() {
  const { formatMessage } = useIntl();
  const http = useService(httpRef).for<typeof endpoints>();
  const [name, setName] = useState('');
  const { data } = useQuery({
    queryKey: ['atrium-template', name],
    queryFn: async ({ signal }) =>
      (await http.call('GET /atrium-template/greetings/:name', { params: { name }, signal })).data,
    enabled: name !== '',
  });
  return (
    <>
      <PageHeader title={formatMessage(title)} />
      <PageBody>
        <Field name="name" label={formatMessage(label)}>
          <TextInput value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <output className={styles['greeting']}>{data?.text}</output>
      </PageBody>
    </>
  );
}
