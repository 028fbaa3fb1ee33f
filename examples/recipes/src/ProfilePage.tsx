import {
  checkValues,
  FormPage,
  httpRef,
  LoadFailed,
  PageSkeleton,
  Section,
  TextAreaField,
  TextField,
  useService,
} from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import type { recipeEndpoints } from './endpoints.ts';

const messages = {
  page: { id: 'recipes.profile', defaultMessage: 'Public profile' },
  section: { id: 'recipes.profile.section', defaultMessage: 'Shown on the website' },
  title: { id: 'recipes.profile.title', defaultMessage: 'Title' },
  text: { id: 'recipes.profile.text', defaultMessage: 'Text' },
  required: { id: 'recipes.profile.required', defaultMessage: 'Enter a title.' },
} as const;

const rules = object({ title: string().required(messages.required) });

/** A page that consists of one form. */
export default function ProfilePage() {
  const intl = useIntl();
  const http = useService(httpRef).for<typeof recipeEndpoints>();
  const profile = useQuery({
    queryKey: ['recipes', 'profile'],
    queryFn: async ({ signal }) => (await http.call('GET /recipes/profile', { signal })).data,
  });
  if (profile.isPending) return <PageSkeleton shape="form" />;
  if (!profile.data) return <LoadFailed query={profile} />;
  return (
    <FormPage
      title={intl.formatMessage(messages.page)}
      initialValues={profile.data}
      check={(values) => checkValues(rules, values)}
      save={async (values) => (await http.call('PUT /recipes/profile', { body: values })).data}
      fields={
        <Section title={intl.formatMessage(messages.section)}>
          <TextField name="title" label={messages.title} required />
          <TextAreaField name="text" label={messages.text} />
        </Section>
      }
    />
  );
}
