import { FormattedMessage } from 'react-intl';

/** Names the contact for editors who may not change the profile. */
export default function ProfileHint() {
  return (
    <FormattedMessage id="recipes.hint" defaultMessage="An administrator maintains the public profile." />
  );
}
