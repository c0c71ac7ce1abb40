# Varnish 7 with xkey in front of the store (Debian: varnish, varnish-modules). It holds what the store says may be held,
# drops by tag what has changed (PURGE_URL=http://<varnish>/purge), and answers with what it has while no store does.
# Start it with `-p http_gzip_support=off`, or visitors get gzip where the store has Brotli. See docs/operations.md.
vcl 4.1;

import std;
import xkey;

backend store {
  .host = "127.0.0.1";
  .port = "3000";
  # A stream of events is silent for up to 25 seconds.
  .between_bytes_timeout = 60s;
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .threshold = 2; .window = 3; }
}

# Who may purge: the stores.
acl stores {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ stores) {
      return (synth(404));
    }
    # Soft: what was held is still there for when no store can answer.
    return (synth(200, "Purged " + xkey.softpurge(req.http.Surrogate-Key)));
  }
  # Only if clients reach Varnish themselves, and not through a proxy that sets it.
  set req.http.X-Real-IP = client.ip;
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.method != "GET" && req.method != "HEAD" || req.url ~ "^/(events|dashboard)") {
    return (pass);
  }
  # Whatever its cookies: what may be held is the same for everybody.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control !~ "^public") {
    # Personal answers are fetched for each visitor, without waiting for each other.
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  set beresp.grace = 1d;
  unset beresp.http.X-Request-Id;
  return (deliver);
}

sub vcl_deliver {
  # Browsers ask each time.
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=.*", "");
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.xkey;
}
