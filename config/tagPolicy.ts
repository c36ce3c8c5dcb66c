/** The name under which scripts of other hosts are let in (Trusted Types); the security policy allows no other. */
export const tagPolicyName = "site-tags";
