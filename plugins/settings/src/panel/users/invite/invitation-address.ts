/**
 * The address under which somebody accepts an invitation.
 * @param panel origin and base path of the panel: `https://example.com/admin`
 */
export function invitationAddress(panel: string, registrationToken: string): string {
  const query = new URLSearchParams({ registrationToken });
  return `${panel}/auth/register?${query.toString()}`;
}
