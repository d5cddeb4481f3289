insert into suppliers (name, status, added_at)
select name, status, now() - days * interval '1 day'
from (
  values
    ('Amber Lane', 'active', 340),
    ('Birch & Co', 'active', 296),
    ('Cedar Works', 'inactive', 251),
    ('Delta North', 'active', 230),
    ('Elm Street', 'active', 188),
    ('Fern Valley', 'inactive', 164),
    ('Granite Point', 'active', 121),
    ('Hazel Grove', 'active', 97),
    ('Indigo Bay', 'active', 60),
    ('Juniper Hill', 'inactive', 44),
    ('Kestrel Row', 'active', 19),
    ('Linden Park', 'active', 3)
) as samples (name, status, days);
