-- The screens of the demo that earlier releases have drawn get their pictures. What was changed since stays as it is, and
-- the release before goes on drawing all of them: it passes over the picture.
with pictures (hash, name) as (
  values
    ('5a2b8437ddc975bb22dcd47e51b27273', 'ai-sales-infrastructure-1'),
    ('096f69efec496216227eb2c25ab459c0', 'ai-sales-infrastructure-2'),
    ('b1828edd5919c80e8fb382ad8dea672c', 'digital-presence-package-1'),
    ('81997dbf1e6311e20af380165aa94d4f', 'sports-betting-analysis-1'),
    ('ccec8b1639d9b44438ca8ade83d86c8a', 'sports-betting-analysis-2'),
    ('642dfd50e06c9e809ae337b7fe35c281', 'strategic-consulting-1'),
    ('503b2946b439be271b7e97a6eecd8e18', 'workflow-automation-suite-1'),
    ('93403a16f3b5d615172d018b1420d8f7', 'workflow-automation-suite-2'),
    ('86ab1af73d56e6a30471a80a4f1cc432', 'security-platform-1'),
    ('a4686929c4b31d0a94dbcbb880087c8e', 'security-platform-2'),
    ('b6a0dd5c3f7b42b4e9bd7086ac0ed053', 'open-mind-consulting-1'),
    ('0c43a25b06bf170c5e3e543d4b3e8cd4', 'open-mind-consulting-2'),
    ('e565143edab98826bb2e2f55361f59d5', 'open-mind-cybersecurity-1'),
    ('59b78b0281f0015e6b735e573c9fa7b4', 'open-mind-cybersecurity-2'),
    ('e03005863f13b29cc0a69ed77bf67dc9', 'wadah-stand-by-1'),
    ('9bef798aaebc756a4072dfa94fac3480', 'wadah-stand-by-2'),
    ('28bf6a38bd7abbc06e3968000bebc045', 'open-mind-cybersecurity-free-download-1'),
    ('1b2111fef8c11560e60d10cfad62db42', 'open-mind-cybersecurity-free-download-2'),
    ('fd3f9873178114f132b213b771e8ac84', 'jake-ai-platform-1'),
    ('4e1695b518faed2d13b88b70b9139f64', 'jake-ai-platform-2'),
    ('4fddcac2707f640e5e7ff3cbd4163442', 'wadah-presence-1'),
    ('4889f46a37c186d2a5cf9411a50865f1', 'wadah-presence-2'),
    ('242e32379d9af4decfa260ea32ad73d7', 'wadah-architect-1'),
    ('991f45d76b8d37aa6662a95460fb7f1d', 'wadah-architect-2'),
    ('c75496b0a962e0b0c99e8057b6720717', 'wadah-strategy-pro-1'),
    ('e8d41fc1d3be25c1b13dfb50e0846b24', 'wadah-strategy-pro-2'),
    ('3aedd3ff6703ee3004ee98884808c45b', 'social-media-ad-package-1'),
    ('0f872826524c5b84f4e4f19c37a09736', 'wadah-elevate-1'),
    ('99b58e8635077099b8d15934e1de2f45', 'password-keeper-setup-1'),
    ('d2b474cc3ed994fe5fe4dc487ddc7a5b', 'prompt-field-guide-1'),
    ('87a5e45b483d8636e67f2f3fa72d4c0a', 'automation-readiness-check-1'),
    ('728ffffa067277c68e418c360c8049db', 'site-pulse-1'),
    ('6b378a0856d53192a9e4a0ff470015ad', 'onboarding-checklists-1'),
    ('7441f792c13c8190e557f218d367a0e9', 'survey-reader-1'),
    ('06ca02e76ecb94636f0a16928f169b4d', 'phishing-drills-1'),
    ('5bf0f2a1f496a4d8ff7e2887d097fdc8', 'meeting-minutes-1'),
    ('16815e64bb1e83bb41ebebecdf82edce', 'pricing-review-1'),
    ('d0cb5248e996fd6d72c482371bc4be26', 'newsletter-desk-1'),
    ('5310ec14ce0a607d05904430b30b4028', 'launch-campaign-1'),
    ('c554068e9990c6cb76425d8fcdbf789a', 'warehouse-signals-1'),
    ('2424188d33c6ace31b2076231c759e6e', 'field-service-planner-1'),
    ('6e156504758347f266909bf423533619', 'access-review-1'),
    ('491bba31c5dac92649edf9aca8c0ec9a', 'measurement-plan-1'),
    ('ad866b480cb20e51fb47d15d762aa43d', 'inbox-triage-assistant-1'),
    ('ebc12d647e3f24a5b4a9a69d7fa48654', 'quote-desk-1'),
    ('3556cf39dc82c263425d3691e539623e', 'architect-on-call-1'),
    ('4a0d642c04c529de0bf67c49d716e668', 'integration-sprint-1'),
    ('bcabb6e20a649dcd7e3b0e6f4e684aee', 'custom-model-build-1'),
    ('e886ba3945178f0a194a5c551edafff3', 'backup-rehearsal-1'),
    ('d47bf4a98de63ece717cc1ab4bafdc80', 'forecast-workbench-1'),
    ('fe5f79d0346efc65fe41c82623276086', 'app-blueprint-session-1'),
    ('17190db0543d096aa6f45eae30d15fff', 'contract-reader-1'),
    ('6412bab2a9ecccd6ec7b7429b2bcf2e0', 'process-walk-1'),
    ('d9b8ee84d7c9a27db41cf593cfbc5344', 'storefront-starter-1'),
    ('b40f0d9048abe86da963b11c41d273f2', 'invoice-runner-1'),
    ('9c6a6e23d055b77b87ab4d1e0cbdf187', 'invoice-runner-2'),
    ('bbe3588ebe1c18826eb704d8f24f2b5d', 'revenue-lens-1'),
    ('6bd0b85ad4420370af5beafb94f0d01c', 'penetration-test-1'),
    ('736726d73ff503a30e62e7b04a66b867', 'penetration-test-2')
), pictured as (
  select d.kind, d.item_id, jsonb_agg(
    case when p.name is null then s.screen
    else s.screen || jsonb_build_object('picture', '/sample-screens/' || p.name) end
    order by s.place) as screens
  from item_details d
  cross join lateral jsonb_array_elements(
    case jsonb_typeof(d.details -> 'screens') when 'array' then d.details -> 'screens' end
  ) with ordinality s (screen, place)
  left join pictures p on p.hash = md5(s.screen::text)
  where d.details ? 'screens'
  group by d.kind, d.item_id
  having bool_or(p.name is not null)
)
update item_details d
set details = jsonb_set(d.details, '{screens}', pictured.screens)
from pictured
where pictured.kind = d.kind and pictured.item_id = d.item_id;
