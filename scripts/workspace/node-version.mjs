const oldest = [20, 19];

/** Ends the process with one sentence when this Node.js is too old for the tools and the server. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  process.stderr.write(`Node.js ${oldest.join('.')} or newer is needed, this is ${process.versions.node}.\n`);
  process.exit(1);
}
