import type {Manners} from './ask';

/** What's wrong with a certificate, by Node's error code. */
const certificates: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: "isn't valid yet",
  CERT_REVOKED: 'was revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by the server itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host',
  SELF_SIGNED_CERT_IN_CHAIN: "is signed by an authority that browsers don't trust",
  UNABLE_TO_GET_ISSUER_CERT: 'has an issuer that no one can find',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'has an issuer that no one can find',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "has an issuer that the server doesn't send",
};

/** Says why there was no answer: what `fetch` throws names the cause in its own cause. */
export function connectionFault(error: unknown, {timeoutMs}: Manners) {
  const {name, cause} = error as Error & {cause?: {code?: string}};
  const code = cause?.code ?? name;
  const certificate = certificates[code];
  if (certificate) return {kind: 'dead', why: `has a certificate that ${certificate}`} as const;
  if (code === 'ENOTFOUND')
    return {kind: 'dead', why: "names a host that doesn't exist", hasNoAnswer: true} as const;
  const why =
    name === 'TimeoutError'
      ? `gives no answer in ${timeoutMs / 1000} seconds`
      : `can't be reached: ${code}`;
  return {kind: 'unsure', why, hasNoAnswer: true, again: {}} as const;
}
