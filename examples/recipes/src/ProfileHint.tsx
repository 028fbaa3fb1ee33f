import { FormattedMessage } from 'react-intl';

/** Tells editors who may not change the profile whom to ask. */
export default function ProfileHint() {
  return (
    <FormattedMessage id="recipes.hint" defaultMessage="An administrator maintains the public profile." />
  );
}
