/** The version of this server, against which plugins declare ranges. `npm run release` updates it. */
export const hostVersion = '0.1.0';
