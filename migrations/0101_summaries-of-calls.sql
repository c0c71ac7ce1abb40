insert into search_synonyms (terms) values
  (array['video call', 'zoom call', 'zoom meeting', 'teams meeting', 'sum up call', 'sum up calls', 'sum up meeting', 'summarize call', 'recap call', 'recap calls', 'recap meeting', 'meeting minutes']);
